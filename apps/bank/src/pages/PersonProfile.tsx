import { ProfileScreen } from "@amberline/flows/profile";
import { useProfile } from "./useProfile";

const noParts = { documents: null, members: null, contract: null };

/** The profile of a person: the general tab, from what is known already. */
export function PersonProfile() {
  return <ProfileScreen {...useProfile()} review={null} parts={noParts} />;
}
