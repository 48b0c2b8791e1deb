import { useEffect, useEffectEvent, useState } from "react";
import type { NotificationClient } from "@amberline/api/client";
import { MailChoicesScreen, wireMailChoices } from "@amberline/flows/mailChoices";
import { useMachine } from "@xstate/react";
import { useShowToast } from "./useShowToast";

interface MailChoicesDialogProps {
  calls: NotificationClient;
  onClosed: () => void;
}

export default function MailChoicesDialog({ calls, onClosed }: MailChoicesDialogProps) {
  const showToast = useShowToast();
  const [machine] = useState(() => wireMailChoices({ ...calls, showToast }));
  const [snapshot, send] = useMachine(machine, { input: undefined });
  const leave = useEffectEvent(onClosed);
  const isDone = snapshot.status !== "active";
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return <MailChoicesScreen snapshot={snapshot} send={send} onClose={onClosed} />;
}
