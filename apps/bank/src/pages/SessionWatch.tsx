import { useEffect, useState } from "react";
import { useStore } from "@amberline/app-kit/store";
import { useTranslation } from "@amberline/flows/i18n";
import { SessionDialogs, wireSessionClock } from "@amberline/flows/sessionClock";
import { createToastQueue, ToastRegion } from "@amberline/ui/Toast";
import { useMachine } from "@xstate/react";
import { paths } from "../paths";
import { followAccount } from "../wiring/accounts/followAccount";
import { sessionClockOf } from "../wiring/session/sessionClock";
import { useBank } from "../wiring/hooks/useBank";
import { useGoTo } from "./useGoTo";

/** Runs the session clock with its dialogs, and follows the account chosen in any tab. */
export default function SessionWatch() {
  const { t } = useTranslation();
  const bank = useBank();
  const goTo = useGoTo();
  const [{ machine, input, toasts }] = useState(() => {
    const toasts = createToastQueue({ limit: 1 });
    const leave = (state: unknown = null) => goTo(paths.signIn, { replace: true, state });
    const signOut: typeof bank.signOut = (cause) => {
      const isOut = bank.signOut(cause);
      if (cause === "signedOut") leave();
      return isOut;
    };
    // The page that was open is kept with the entry of the sign-in page.
    const { calls, input } = sessionClockOf({ ...bank, signOut, toasts }, () => leave(history.state));
    return { machine: wireSessionClock(calls), input, toasts };
  });
  const [snapshot, send] = useMachine(machine, { input });
  const isWarning = snapshot.matches({ active: "warning" });
  const news = useStore(toasts);

  useEffect(() => followAccount(bank, () => goTo(paths.home)), [bank, goTo]);
  useEffect(() => {
    if (!isWarning) toasts.get().forEach(({ id }) => toasts.dismiss(id));
  }, [isWarning, toasts]);
  useEffect(() => {
    // Loaded early: by the time it is needed the network may be down.
    bank.renewal().catch(() => undefined);
  }, [bank]);

  return (
    <>
      <SessionDialogs snapshot={snapshot} send={send} />
      {isWarning ? (
        <ToastRegion
          words={{ region: t("app.notifications"), dismiss: t("app.dismiss") }}
          toasts={news}
          onDismiss={toasts.dismiss}
        />
      ) : null}
    </>
  );
}
