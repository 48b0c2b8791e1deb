import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { useTranslation } from "../i18n";

export interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before an upload is given up. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      tone="caution"
      icon
      title={t("company.leave.title")}
      onClose={onStay}
      actions={
        <>
          <Button appearance="quiet" onClick={onLeave}>
            {t("company.leave.go")}
          </Button>
          <Button onClick={onStay}>{t("company.leave.stay")}</Button>
        </>
      }
    >
      {t("company.leave.text")}
    </Dialog>
  );
}
