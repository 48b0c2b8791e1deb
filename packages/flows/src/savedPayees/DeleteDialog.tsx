import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { Stack } from "@amberline/ui/Stack";
import { useTranslation } from "../i18n";
import { NoticeBanner } from "../screen";
import type { Notice } from "../shared";
import type { PayeeKind } from "./savedPayee";
import { savedWords } from "./savedWords";

interface DeleteDialogProps {
  kind: PayeeKind;
  name: string;
  isBusy: boolean;
  /** Why it was not deleted. */
  notice: Notice | null;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something is deleted (specification 2.14). */
export default function DeleteDialog(props: DeleteDialogProps) {
  const { kind, name, isBusy, notice, onCancel, onConfirm } = props;
  const { t } = useTranslation();
  const words = savedWords[kind];
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t(words.deleteTitle)}
      {...(isBusy ? {} : { onClose: onCancel })}
      actions={
        <>
          <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={onCancel}>
            {t("app.cancel")}
          </Button>
          <Button appearance="danger" isBusy={isBusy} onClick={onConfirm}>
            {t("payees.delete")}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t(words.deleteText, { name })}</p>
        <NoticeBanner notice={notice} />
      </Stack>
    </Dialog>
  );
}
