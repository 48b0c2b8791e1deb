import { useState } from "react";
import { Button } from "@amberline/ui/Button";
import { FormCodeField } from "@amberline/ui/form";
import { useTranslation } from "../i18n";

/** The code of the authenticator app, or one of the recovery codes in its place. */
export function SignInCode({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <FormCodeField
        name="code"
        label={t(isRecovery ? "login.recoveryCode" : "login.code")}
        description={t(isRecovery ? "login.recoveryHint" : "login.codeHint")}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        readOnly={isBusy}
      />
      <Button
        appearance="plain"
        aria-disabled={isBusy || undefined}
        onClick={() => setRecovery((before) => !before)}
      >
        {t(isRecovery ? "login.useApp" : "login.useRecovery")}
      </Button>
    </>
  );
}
