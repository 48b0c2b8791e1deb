import { InvitationCard, type InvitationCardProps } from "@amberline/flows/invitation";
import { FlowFrame } from "../host/FlowFrame";
import { HomePage } from "../host/HomePage";

export default function InvitationHost({ snapshot, send }: InvitationCardProps) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <InvitationCard snapshot={snapshot} send={send} />
    </FlowFrame>
  );
}
