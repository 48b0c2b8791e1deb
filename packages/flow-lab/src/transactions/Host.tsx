import {
  type transactionsMachine,
  TransactionsScreen,
  type TransactionsScreenProps,
} from "@amberline/flows/transactions";
import type { SnapshotFrom } from "xstate";
import { FlowFrame } from "../host/FlowFrame";
import { exampleDay } from "../host/exampleDay";
import { examplePaper } from "../host/paper";

export interface TransactionsFlowProps
  extends
    Pick<TransactionsScreenProps, "send">,
    Partial<Pick<TransactionsScreenProps, "actions" | "onSearch" | "openId" | "found">> {
  snapshot: SnapshotFrom<typeof transactionsMachine>;
}

/** The list of transactions on the home page. */
export default function TransactionsHost(props: TransactionsFlowProps) {
  return (
    <FlowFrame width={960}>
      <TransactionsScreen {...exampleDay} {...examplePaper} {...props} />
    </FlowFrame>
  );
}
