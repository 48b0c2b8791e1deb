import { useEffect, useEffectEvent, useState } from "react";
import { makePasskey, PasskeysScreen, wirePasskeys } from "@amberline/flows/passkeys";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { useBank } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import type { ShellDialogProps } from "./shellDialogProps";
import { useShowToast } from "./useShowToast";

export function PasskeysDialog({ onClosed }: ShellDialogProps) {
  const { passkeys, beginPasskey, createPasskey, renamePasskey, deletePasskey } = useClient();
  const { accounts } = useBank();
  const showToast = useShowToast();
  const [machine] = useState(() =>
    wirePasskeys({
      passkeys,
      beginPasskey,
      createPasskey,
      renamePasskey,
      deletePasskey,
      makePasskey,
      showToast,
    }),
  );
  const [snapshot, send] = useMachine(machine);

  const leave = useEffectEvent(() => {
    // The menu says how many there are.
    void accounts.refresh();
    onClosed();
  });
  const isClosed = snapshot.status !== "active";
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);

  return <PasskeysScreen snapshot={snapshot} send={send} timeZone={brand.timeZone} />;
}
