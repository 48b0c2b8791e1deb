import { ContractScreen } from "../contract/ContractScreen";
import type { ContractView } from "../contract/contractView";
import { HomePage } from "./HomePage";
import { ProfilePage } from "./ProfilePage";

/** The contract of a company, in its profile. */
export default function ContractFlow({ snapshot, send }: Pick<ContractView, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <ProfilePage tab="contract" company={snapshot.context.company}>
      <ContractScreen snapshot={snapshot} send={send} />
    </ProfilePage>
  );
}
