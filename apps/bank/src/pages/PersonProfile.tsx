import { ProfileScreen } from "@amberline/flows/profile";
import { useProfile } from "./useProfile";

const noParts = { documents: null, members: null, contract: null };

export function PersonProfile() {
  return <ProfileScreen {...useProfile()} parts={noParts} />;
}
