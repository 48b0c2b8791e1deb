import { MembersScreen, type MembersView } from "@amberline/flows/members";
import { HomePage } from "../host/HomePage";
import { ProfilePage } from "../host/ProfilePage";

export default function MembersHost({ snapshot, send }: Pick<MembersView, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <ProfilePage tab="members" company={snapshot.context.company}>
      <MembersScreen snapshot={snapshot} send={send} />
    </ProfilePage>
  );
}
