import { useEffect, useEffectEvent, useState } from "react";
import { StatementScheduleScreen, wireStatementSchedule } from "@amberline/flows/statementSchedule";
import { useMachine } from "@xstate/react";
import { useClient } from "../wiring/hooks/useClient";
import type { ShellDialogProps } from "./shellDialogProps";
import { useShowToast } from "./useShowToast";

export function StatementScheduleDialog({ onClosed }: ShellDialogProps) {
  const { statementSchedule, scheduleStatements } = useClient();
  const showToast = useShowToast();
  const [machine] = useState(() =>
    wireStatementSchedule({ statementSchedule, scheduleStatements, showToast }),
  );
  const [snapshot, send] = useMachine(machine, { input: undefined });
  const leave = useEffectEvent(onClosed);
  const isDone = snapshot.status !== "active";
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return <StatementScheduleScreen snapshot={snapshot} send={send} onClose={onClosed} />;
}
