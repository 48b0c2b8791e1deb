import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { useTranslation } from "../i18n";
import type { SessionDialogProps } from "./WarningDialog";

const texts = {
  time: "session.ended.time",
  expired: "session.ended.text",
  elsewhere: "session.ended.elsewhere",
} as const;

/** Says once that the session is over, and why, whatever else was open. */
export function EndedDialog({ snapshot, send }: SessionDialogProps) {
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
