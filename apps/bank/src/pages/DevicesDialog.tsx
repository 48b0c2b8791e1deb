import { useEffect, useEffectEvent, useState } from "react";
import { DevicesScreen, wireDevices } from "@amberline/flows/devices";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { forgotten, paths } from "../paths";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { given } from "../wiring/session/given";
import type { ShellDialogProps } from "./shellDialogProps";
import { useGoTo } from "./useGoTo";
import { useShowToast } from "./useShowToast";

export function DevicesDialog({ onClosed }: ShellDialogProps) {
  const { session } = useBank();
  const { user } = useCustomer();
  const goTo = useGoTo();
  const client = useClient();
  const showToast = useShowToast();
  const [machine] = useState(() =>
    wireDevices({
      devices: client.devices,
      signOutDevices: client.signOutDevices,
      signIns: client.signIns,
      disownSignIn: client.disownSignIn,
      showToast,
    }),
  );
  const [snapshot, send] = useMachine(machine);

  const leave = useEffectEvent(onClosed);
  const resetPassword = useEffectEvent(() => {
    given.email = user.email;
    session.end("signedOut");
    goTo(`${paths.signIn}${forgotten}`, { replace: true });
    // Ending the session has put away what was shown before.
    showToast({ tone: "positive", notice: { key: "devices.disowned" } });
  });
  const isClosed = snapshot.status !== "active";
  const isDisowned = snapshot.matches("disowned");
  useEffect(() => {
    if (isDisowned) resetPassword();
    else if (isClosed) leave();
  }, [isClosed, isDisowned]);

  return <DevicesScreen snapshot={snapshot} send={send} timeZone={brand.timeZone} />;
}
