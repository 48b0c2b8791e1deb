import { OwnAccessCard, type OwnAccessView } from "@amberline/flows/ownAccess";
import { FlowFrame } from "../host/FlowFrame";
import { HomePage } from "../host/HomePage";

export default function OwnAccessHost({ snapshot, send }: OwnAccessView) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <OwnAccessCard snapshot={snapshot} send={send} />
    </FlowFrame>
  );
}
