import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { useTranslation } from "../i18n";

export interface SendAgainDialogProps {
  amount: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a payment with an unknown outcome is sent again. */
export default function SendAgainDialog({ amount, onCancel, onConfirm }: SendAgainDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      icon
      tone="caution"
      title={t("send.sendAgain.title")}
      onClose={onCancel}
      actions={
        <>
          <Button appearance="quiet" onClick={onConfirm}>
            {t("send.sendAgain")}
          </Button>
          <Button onClick={onCancel}>{t("send.cancel")}</Button>
        </>
      }
    >
      {t("send.sendAgain.text", { amount })}
    </Dialog>
  );
}
