import { money } from "@amberline/domain/money";
import { SpacesScreen, type SpacesScreenProps } from "@amberline/flows/spaces";
import { HomePage } from "../host/HomePage";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";

type SpacesFlowProps = Pick<SpacesScreenProps, "snapshot" | "send">;

export default function SpacesHost({ snapshot, send }: SpacesFlowProps) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <SpacesScreen
        snapshot={snapshot}
        send={send}
        newId={() => crypto.randomUUID()}
        available={money(124_050, "EUR")}
        today={exampleDay.today}
      />
    </FlowFrame>
  );
}
