import { useMemo } from "react";
import {
  OverviewAside,
  type overviewMachine,
  PayAgain,
  ToApprove,
  type OverviewAsideProps,
} from "@amberline/flows/overview";
import { UpcomingMonth } from "@amberline/flows/plans";
import { Split } from "@amberline/ui/Split";
import type { SnapshotFrom } from "xstate";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";
import { nothing } from "../host/flowScreen";
import { snapshotAt } from "../host/snapshotAt";
import { plansFlow } from "../plans/plans.flow";

export interface OverviewFlowProps extends Pick<OverviewAsideProps, "send"> {
  snapshot: SnapshotFrom<typeof overviewMachine>;
}

function Calendar() {
  const snapshot = useMemo(() => snapshotAt(plansFlow, { input: "opened", path: "readPlans=ok" }), []);
  return (
    <UpcomingMonth
      snapshot={snapshot}
      send={nothing}
      today={exampleDay.today}
      hrefOfDay={(day) => `#plans?day=${day}`}
      onDay={(_, event) => event.preventDefault()}
    />
  );
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
            calendar={<Calendar />}
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
