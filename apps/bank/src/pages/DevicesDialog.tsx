import { useEffect, useEffectEvent, useState } from "react";
import { DevicesScreen, wireDevices } from "@amberline/flows/devices";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { useClient } from "../wiring/hooks/useClient";
import type { ShellDialogProps } from "./shellDialogProps";
import { useShowToast } from "./useShowToast";

export function DevicesDialog({ onClosed }: ShellDialogProps) {
  const client = useClient();
  const showToast = useShowToast();
  const [machine] = useState(() =>
    wireDevices({
      devices: client.devices,
      signOutDevices: client.signOutDevices,
      showToast,
    }),
  );
  const [snapshot, send] = useMachine(machine);

  const leave = useEffectEvent(onClosed);
  const isClosed = snapshot.status !== "active";
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);

  return <DevicesScreen snapshot={snapshot} send={send} timeZone={brand.timeZone} />;
}
