import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { Stack } from "@amberline/ui/Stack";
import { useTranslation } from "../i18n";
import { NoticeBanner } from "../screen";
import type { MembersView } from "./members.machine";

/** Asks before a member is removed. */
export default function RemoveDialog({ snapshot, send, name }: MembersView & { name: string }) {
  const { t } = useTranslation();
  const { company, notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const cancel = () => send({ type: "remove.cancel" });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t("members.removeTitle")}
      {...(isBusy ? {} : { onClose: cancel })}
      actions={
        <>
          <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={cancel}>
            {t("app.cancel")}
          </Button>
          <Button appearance="danger" isBusy={isBusy} onClick={() => send({ type: "remove.confirm" })}>
            {t("members.remove")}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t("members.removeText", { name, company: company.name })}</p>
        <NoticeBanner notice={notice} />
      </Stack>
    </Dialog>
  );
}
