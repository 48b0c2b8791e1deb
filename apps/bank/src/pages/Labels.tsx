import { useState } from "react";
import { noteCalls } from "@amberline/api/client";
import { LabelsScreen, wireLabels } from "@amberline/flows/labels";
import { useMachine } from "@xstate/react";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useShowToast } from "./useShowToast";

interface LabelsProps {
  /** With those that are there then. */
  onChanged: (labels: readonly string[]) => void;
  onClose: () => void;
}

/** Labels of the account, renamed and deleted. */
export default function Labels({ onChanged, onClose }: LabelsProps) {
  const { client } = useBank();
  const showToast = useShowToast();
  const { account } = useCustomer();
  const [machine] = useState(() =>
    wireLabels({ accountId: account.id, showToast, ...noteCalls(client.send) }),
  );
  const [snapshot, send] = useMachine(machine);
  const { labels } = snapshot.context;
  const [first, setFirst] = useState(labels);
  if (first === null && labels !== null) setFirst(labels);
  const close = () => {
    if (labels && labels !== first) onChanged(labels.map(({ label }) => label));
    onClose();
  };
  return <LabelsScreen snapshot={snapshot} send={send} onClose={close} />;
}
