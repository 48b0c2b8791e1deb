import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { SessionDialogs, wireSessionClock } from "@amberline/flows/sessionClock";
import { ToastRegion } from "@amberline/ui/Toast";
import { useMachine } from "@xstate/react";
import { paths } from "../paths";
import { followAccount } from "../wiring/sessionAccount";
import { sessionClockOf } from "../wiring/sessionClock";
import { useBank, useHolder } from "../wiring/useBank";
import { useGoTo } from "./useGoTo";

/** Where nothing else shows the news. */
function Toasts() {
  const { t } = useTranslation();
  const { toasts } = useBank();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  return (
    <ToastRegion
      words={{ region: t("app.notifications"), dismiss: t("app.dismiss") }}
      toasts={shown}
      onDismiss={toasts.dismiss}
    />
  );
}

/** Runs the session clock, shows its dialogs above whatever is open, and keeps the tab on the account chosen in any tab. */
export default function SessionWatch() {
  const bank = useBank();
  const holder = useHolder();
  const goTo = useGoTo();
  const [clock] = useState(() => {
    const { calls, input } = sessionClockOf(bank, () => goTo(paths.signIn, { replace: true }));
    return { machine: wireSessionClock(calls), input };
  });
  const [snapshot, send] = useMachine(clock.machine, { input: clock.input });
  const isWarning = snapshot.matches({ active: "warning" });

  useEffect(() => followAccount(bank, () => goTo(paths.home)), [bank, goTo]);
  useEffect(() => {
    // Loaded before it is needed: by then the network may be gone.
    bank.renewal().catch(() => undefined);
  }, [bank]);

  return (
    <>
      <SessionDialogs snapshot={snapshot} send={send} />
      {isWarning && !holder ? <Toasts /> : null}
    </>
  );
}
