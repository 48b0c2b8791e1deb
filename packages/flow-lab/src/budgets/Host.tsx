import { BudgetsScreen, type BudgetsScreenProps } from "@amberline/flows/budgets";
import { HomePage } from "../host/HomePage";
import { FlowFrame } from "../host/FlowFrame";

type BudgetsFlowProps = Pick<BudgetsScreenProps, "snapshot" | "send">;

export default function BudgetsHost({ snapshot, send }: BudgetsFlowProps) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <BudgetsScreen
        snapshot={snapshot}
        send={send}
        hrefOf={(category) => `#${category}`}
        onFollow={(_, event) => event.preventDefault()}
      />
    </FlowFrame>
  );
}
