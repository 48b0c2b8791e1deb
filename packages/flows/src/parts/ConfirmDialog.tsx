import { Button, type ButtonProps } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { Stack } from "@amberline/ui/Stack";
import { useTranslation } from "../i18n";
import type { Notice } from "../shared";
import { NoticeBanner } from "./NoticeBanner";

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** Label of the button that does it. */
  action: string;
  /** @default "danger" */
  appearance?: ButtonProps["appearance"];
  isBusy: boolean;
  /** Why it failed. */
  notice: Notice | null;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something that can't be undone. Load it lazily. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, appearance = "danger", isBusy, notice, onCancel, onConfirm } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      {...(isBusy ? {} : { onClose: onCancel })}
      actions={
        <>
          <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={onCancel}>
            {t("app.cancel")}
          </Button>
          <Button appearance={appearance} isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{text}</p>
        <NoticeBanner notice={notice} />
      </Stack>
    </Dialog>
  );
}
