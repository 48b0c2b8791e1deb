import type { SnapshotFrom } from "xstate";
import { TransactionsScreen, type transactionsMachine, type TransactionsScreenProps } from "../transactions";
import { exampleDay } from "./exampleDay";
import { Page } from "./Page";
import { examplePaper } from "./paper";
import { SignInPage } from "./SignInPage";

export interface TransactionsFlowProps
  extends Pick<TransactionsScreenProps, "send">, Partial<Pick<TransactionsScreenProps, "actions">> {
  snapshot: SnapshotFrom<typeof transactionsMachine>;
}

/** The list of transactions on the home page. */
export default function TransactionsFlow(props: TransactionsFlowProps) {
  if (props.snapshot.value === "left") return <SignInPage />;
  return (
    <Page width={960}>
      <TransactionsScreen {...exampleDay} {...examplePaper} {...props} />
    </Page>
  );
}
