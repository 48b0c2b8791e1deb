import { ProfileScreen } from "@amberline/flows/profile";
import { usePeoplePart } from "./usePeoplePart";
import { useProfile } from "./useProfile";

export function PersonProfile() {
  return <ProfileScreen {...useProfile()} parts={usePeoplePart()} />;
}
