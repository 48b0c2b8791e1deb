import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import type { SnapshotFrom } from "xstate";
import { Trans, useTranslation } from "../i18n";
import { secondsLeft } from "./lifetime";
import type { sessionClockMachine } from "./sessionClock.machine";
import type { SessionClockEvent } from "./sessionClock.types";
import { useTopmost } from "./useTopmost";

export interface SessionDialogProps {
  snapshot: SnapshotFrom<typeof sessionClockMachine>;
  send: (event: SessionClockEvent) => void;
}

/** Counts the last minute down and asks whether to go on (specification 2.2). Escape answers nothing. */
export function WarningDialog({ snapshot, send }: SessionDialogProps) {
  const { t } = useTranslation();
  const { ref, round } = useTopmost();
  const { remaining, spoken } = snapshot.context;
  const isExtending = snapshot.matches({ active: { warning: "extending" } });
  const isExtended = snapshot.matches({ active: { warning: "extended" } });
  const said = isExtending
    ? t("session.extending")
    : spoken && t("session.warning.spoken", { count: spoken });

  return (
    <Dialog
      key={round}
      ref={ref}
      isOpen
      role="alertdialog"
      icon
      tone={isExtended ? "positive" : "caution"}
      title={t("session.warning.title")}
      actions={
        <>
          <Button
            appearance="quiet"
            aria-disabled={!snapshot.can({ type: "session.logOut" })}
            onClick={() => send({ type: "session.logOut" })}
          >
            {t("session.logOut")}
          </Button>
          <Button
            autoFocus
            data-focus="extend"
            isBusy={isExtending}
            aria-disabled={!snapshot.can({ type: "session.extend" })}
            onClick={() => send({ type: "session.extend" })}
          >
            {t("session.extend")}
          </Button>
        </>
      }
    >
      {isExtended ? null : (
        <p>
          <Trans
            i18nKey="session.warning.text"
            count={secondsLeft(remaining)}
            components={{ strong: <strong /> }}
          />
        </p>
      )}
      <div role="status">
        {isExtended ? <p>{t("session.extended")}</p> : <VisuallyHidden>{said}</VisuallyHidden>}
      </div>
    </Dialog>
  );
}
