import { useEffect, useRef, useState, type RefObject } from "react";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import type { SnapshotFrom } from "xstate";
import { Trans, useTranslation } from "../i18n";
import { secondsLeft } from "./lifetime";
import type { sessionClockMachine } from "./sessionClock.machine";
import type { SessionClockEvent } from "./sessionClock.setup";

export interface SessionDialogProps {
  snapshot: SnapshotFrom<typeof sessionClockMachine>;
  send: (event: SessionClockEvent) => void;
}

const dialogs = '[role$="dialog"]';
const holdsDialog = (node: Node) => node instanceof Element && node.querySelector(dialogs) !== null;

/** Focuses the topmost dialog if nothing has focus. */
function handOver() {
  const below = [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1);
  if (document.activeElement === document.body) below?.focus();
}

/** Keeps a dialog above those that open later: used as its key, `round` remounts it on top, with focus, when one opens. */
function useTopmost(): { ref: RefObject<HTMLElement | null>; round: number } {
  const ref = useRef<HTMLElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => holdsDialog(node) && !node.contains(ref.current)))
        setRound((last) => last + 1);
    });
    // Dialogs are children of the body.
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      // A dialog that opened below never had focus, so nothing restores it.
      requestAnimationFrame(handOver);
    };
  }, []);
  return { ref, round };
}

/** Countdown of the last minute (specification 2.2). Escape does nothing. */
function WarningDialog({ snapshot, send }: SessionDialogProps) {
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
            aria-disabled={!snapshot.can({ type: "session.signOut" })}
            onClick={() => send({ type: "session.signOut" })}
          >
            {t("session.signOut")}
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

const texts = {
  time: "session.ended.time",
  expired: "session.ended.text",
  elsewhere: "session.ended.elsewhere",
} as const;

function EndedDialog({ snapshot, send }: SessionDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      icon
      tone="caution"
      title={t("session.ended.title")}
      actions={
        <Button
          autoFocus
          isFullWidth
          data-focus="close"
          isBusy={snapshot.matches("ending")}
          onClick={() => send({ type: "dialog.close" })}
        >
          {t("app.close")}
        </Button>
      }
    >
      {t(texts[snapshot.context.cause ?? "expired"])}
    </Dialog>
  );
}

/** Dialogs of the session clock. */
export function SessionDialogs({ snapshot, send }: SessionDialogProps) {
  if (snapshot.matches({ active: "warning" })) return <WarningDialog snapshot={snapshot} send={send} />;
  if (snapshot.matches("ending") || snapshot.matches("ended"))
    return <EndedDialog snapshot={snapshot} send={send} />;
  return null;
}
