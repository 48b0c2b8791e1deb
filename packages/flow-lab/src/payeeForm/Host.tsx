import { useMemo } from "react";
import { PayeeFormScreen, type PayeeFormScreenProps } from "@amberline/flows/payeeForm";
import { HomePage } from "../host/HomePage";
import { FlowFrame } from "../host/FlowFrame";
import { isOn, nothing } from "../host/flowScreen";
import { snapshotAt } from "../host/snapshotAt";
import SavedPayeesHost from "../savedPayees/Host";
import { savedPayeesFlow } from "../savedPayees/savedPayees.flow";

const swedbank = { bic: "HABALV22", name: "Swedbank", country: "LV", takesInstant: true, takesCredit: true };

const around: Pick<PayeeFormScreenProps, "findBank" | "backHref" | "onBack"> = {
  findBank: async (iban) => (iban.startsWith("LV97HABA") ? swedbank : null),
  backHref: "#back",
  onBack: (event) => event.preventDefault(),
};

function ListAgain({ kind }: { kind: "template" | "receiver" }) {
  const snapshot = useMemo(
    () => snapshotAt(savedPayeesFlow, { input: "account", path: "readPayees=ok" }),
    [],
  );
  return <SavedPayeesHost snapshot={snapshot} send={nothing} kind={kind} />;
}

export type PayeeFormFlowProps = Pick<PayeeFormScreenProps, "snapshot" | "send" | "prefill"> &
  Partial<Pick<PayeeFormScreenProps, "onBack">>;

export default function PayeeFormHost(props: PayeeFormFlowProps) {
  const { snapshot } = props;
  if (isOn(snapshot, "savedPayees")) return <ListAgain kind={snapshot.context.about.kind} />;
  if (isOn(snapshot, "none")) return <HomePage />;
  return (
    <FlowFrame width={560}>
      <PayeeFormScreen {...around} {...props} />
    </FlowFrame>
  );
}
