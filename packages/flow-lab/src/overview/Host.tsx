import {
  OverviewAside,
  type overviewMachine,
  PayAgain,
  ToApprove,
  type OverviewAsideProps,
} from "@amberline/flows/overview";
import { Split } from "@amberline/ui/Split";
import type { SnapshotFrom } from "xstate";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";
import { nothing } from "../host/flowScreen";

export interface OverviewFlowProps extends Pick<OverviewAsideProps, "send"> {
  snapshot: SnapshotFrom<typeof overviewMachine>;
}

/** Beside the list of home, and above it. */
export default function OverviewHost(props: OverviewFlowProps) {
  const { overview } = props.snapshot.context;
  return (
    <FlowFrame width={960}>
      <Split
        aside={
          <OverviewAside
            {...props}
            isAfterList
            today={exampleDay.today}
            plansPath="#plans"
            directDebitsPath="#direct-debits"
            approvalsPath="#approvals"
            historyPath="#history"
            onFollow={(_, event) => event.preventDefault()}
          />
        }
      >
        <PayAgain payees={overview?.recent ?? null} place="page" pay={nothing} payNew={nothing} />
        <ToApprove
          count={overview?.toApprove.total ?? 0}
          snapshot={props.snapshot}
          approvalsPath="#approvals"
          onFollow={(_, event) => event.preventDefault()}
        />
      </Split>
    </FlowFrame>
  );
}
