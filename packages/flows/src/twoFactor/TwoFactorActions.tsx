import { Button } from "@amberline/ui/Button";
import { useTranslation } from "../i18n";
import { SubmitCode } from "../parts";
import type { TwoFactorStep, TwoFactorView } from "./twoFactor.machine";

interface TwoFactorActionsProps extends TwoFactorView {
  part: TwoFactorStep;
  formId: string;
}

/** The buttons of each part. */
export function TwoFactorActions({ snapshot, send, part, formId }: TwoFactorActionsProps) {
  const { t } = useTranslation();
  const isBusy = snapshot.hasTag("busy");
  const canClose = snapshot.can({ type: "dialog.close" });
  const close = () => send({ type: "dialog.close" });
  const canGoBack = snapshot.can({ type: "codes.back" });

  if (part === "codes")
    return (
      <Button isFullWidth disabled={!canClose} onClick={close}>
        {t("twoFactor.finish")}
      </Button>
    );
  const wayOut = canGoBack ? (
    <Button appearance="quiet" onClick={() => send({ type: "codes.back" })}>
      {t("app.goBack")}
    </Button>
  ) : (
    <Button appearance="quiet" aria-disabled={!canClose || undefined} onClick={close}>
      {t("app.cancel")}
    </Button>
  );
  if (snapshot.matches({ settingUp: "loading" })) return wayOut;
  if (snapshot.matches({ settingUp: "failed" }))
    return (
      <>
        {wayOut}
        <Button autoFocus onClick={() => send({ type: "setUp.retry" })}>
          {t("app.retry")}
        </Button>
      </>
    );
  return (
    <>
      {wayOut}
      <SubmitCode formId={formId} isBusy={isBusy}>
        {t(`twoFactor.submit.${part}`)}
      </SubmitCode>
    </>
  );
}
