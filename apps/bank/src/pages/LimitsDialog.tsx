import { useEffect, useEffectEvent, useState } from "react";
import { LimitsScreen, wireLimits } from "@amberline/flows/limits";
import { useMachine } from "@xstate/react";
import { useClient } from "../wiring/hooks/useClient";
import type { ShellDialogProps } from "./shellDialogProps";
import { useShowToast } from "./useShowToast";

export function LimitsDialog({ onClosed }: ShellDialogProps) {
  const { limits, updateLimits } = useClient();
  const showToast = useShowToast();
  const [machine] = useState(() => wireLimits({ limits, updateLimits, showToast }));
  const [snapshot, send] = useMachine(machine, { input: undefined });
  const leave = useEffectEvent(onClosed);
  const isDone = snapshot.status !== "active";
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return <LimitsScreen snapshot={snapshot} send={send} onClose={onClosed} />;
}
