import { ProfileScreen } from "@amberline/flows/profile";
import { usePeoplePart } from "./usePeoplePart";
import { useProfile } from "./useProfile";

export function PersonProfile() {
  const profile = useProfile();
  return <ProfileScreen {...profile} parts={usePeoplePart(profile)} />;
}
