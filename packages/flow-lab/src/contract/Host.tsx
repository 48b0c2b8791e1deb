import { ContractScreen, type ContractView } from "@amberline/flows/contract";
import { HomePage } from "../host/HomePage";
import { ProfilePage } from "../host/ProfilePage";

export default function ContractHost({ snapshot, send }: Pick<ContractView, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <ProfilePage tab="contract" company={snapshot.context.company}>
      <ContractScreen snapshot={snapshot} send={send} />
    </ProfilePage>
  );
}
