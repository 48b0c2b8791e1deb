import { ProfileScreen } from "@amberline/flows/profile";
import { usePeoplePart } from "./usePeoplePart";
import { useProfile } from "./useProfile";
import { VerificationBanner } from "./VerificationBanner";

export function PersonProfile() {
  const profile = useProfile();
  const parts = usePeoplePart(profile);
  return (
    <ProfileScreen
      {...profile}
      standing={profile.user.isCompany ? undefined : <VerificationBanner />}
      parts={parts}
    />
  );
}
