import { PeopleScreen, type PeopleScreenProps } from "@amberline/flows/people";
import { HomePage } from "../host/HomePage";
import { ProfilePage } from "../host/ProfilePage";

export default function PeopleHost({ snapshot, send }: Pick<PeopleScreenProps, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <ProfilePage tab="people">
      <PeopleScreen snapshot={snapshot} send={send} />
    </ProfilePage>
  );
}
