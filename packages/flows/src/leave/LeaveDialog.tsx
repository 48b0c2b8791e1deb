import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { useTranslation } from "../i18n";

export interface LeaveDialogProps {
  /** What is unfinished: an upload, text that would be lost, or text that is kept for a while. */
  about: "upload" | "typed" | "kept";
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms leaving something unfinished. */
export default function LeaveDialog({ about, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      tone="caution"
      icon
      title={t(`leave.${about}.title`)}
      onClose={onStay}
      actions={
        <>
          <Button appearance="quiet" onClick={onLeave}>
            {t("leave.go")}
          </Button>
          <Button autoFocus onClick={onStay}>
            {t("leave.stay")}
          </Button>
        </>
      }
    >
      {t(`leave.${about}.text`)}
    </Dialog>
  );
}
