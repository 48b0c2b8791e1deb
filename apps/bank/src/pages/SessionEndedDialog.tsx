import { useTranslation } from "@amberline/flows/i18n";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { useBank } from "../wiring/useBank";

/** Said once, whatever else was open; closing it leads to sign-in. */
export default function SessionEndedDialog() {
  const { t } = useTranslation();
  const { session } = useBank();
  const [, navigate] = useLocation();
  const close = () => {
    session.acknowledge();
    navigate(paths.signIn, { replace: true });
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      icon
      tone="caution"
      title={t("session.ended.title")}
      actions={
        <Button autoFocus isFullWidth onClick={close}>
          {t("app.close")}
        </Button>
      }
    >
      {t("session.ended.text")}
    </Dialog>
  );
}
