import { useEffect, useEffectEvent, useState } from "react";
import { DevicesScreen, wireDevices } from "@amberline/flows/devices";
import { useTranslation } from "@amberline/flows/i18n";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { useBank } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import type { ShellDialogProps } from "./shellDialogProps";

export function DevicesDialog({ onClosed }: ShellDialogProps) {
  const { i18n } = useTranslation();
  const client = useClient();
  const { toasts } = useBank();
  const [machine] = useState(() =>
    wireDevices({
      devices: client.devices,
      signOutDevices: client.signOutDevices,
      tellSignedOut: (target) =>
        toasts.show({
          tone: "positive",
          text: i18n.t(target === "others" ? "devices.othersSignedOut" : "devices.signedOut"),
        }),
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
