import { MembersScreen } from "../members/MembersScreen";
import type { MembersView } from "../members/membersView";
import { HomePage } from "./HomePage";
import { ProfilePage } from "./ProfilePage";

/** The members of a company, in its profile. */
export default function MembersFlow({ snapshot, send }: Pick<MembersView, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <ProfilePage tab="members" company={snapshot.context.company}>
      <MembersScreen snapshot={snapshot} send={send} />
    </ProfilePage>
  );
}
