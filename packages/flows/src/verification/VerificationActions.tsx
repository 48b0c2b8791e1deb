import { Button } from "@amberline/ui/Button";
import { useTranslation } from "../i18n";
import type { SnapshotFrom } from "xstate";
import type { verificationMachine } from "./verification.machine";
import type { VerificationEvent } from "./verification.setup";

interface VerificationActionsProps {
  snapshot: SnapshotFrom<typeof verificationMachine>;
  send: (event: VerificationEvent) => void;
}

/** The actions of a state: retry, keep reading, or leave. Null while the widget shows its own buttons. */
export function VerificationActions({ snapshot, send }: VerificationActionsProps) {
  const { t } = useTranslation();
  const retry = (
    <Button data-focus="retry" onClick={() => send({ type: "verification.retry" })}>
      {t("app.retry")}
    </Button>
  );
  const close = (
    <Button appearance="quiet" data-focus="close" onClick={() => send({ type: "dialog.close" })}>
      {t("app.close")}
    </Button>
  );

  if (snapshot.matches({ dialog: { tokenError: "counting" } }))
    return (
      <>
        <Button appearance="quiet" onClick={() => send({ type: "countdown.stop" })}>
          {t("verification.keepOpen")}
        </Button>
        {retry}
      </>
    );
  if (snapshot.matches({ dialog: { review: "slow" } }))
    return (
      <>
        {close}
        <Button onClick={() => send({ type: "status.retry" })}>{t("verification.checkAgain")}</Button>
      </>
    );
  return (
    <>
      {close}
      {retry}
    </>
  );
}
