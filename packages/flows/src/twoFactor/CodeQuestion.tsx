import { useRef, useState } from "react";
import { Button } from "@amberline/ui/Button";
import { FormCodeField } from "@amberline/ui/form";
import { useTranslation } from "../i18n";
import { EmptyOn, FormFrame, NoticeBanner, useFocusOn } from "../parts";
import type { TwoFactorView } from "./twoFactor.machine";

interface CodeQuestionProps extends Pick<TwoFactorView, "snapshot"> {
  formId: string;
  /** Whether a recovery code is accepted too. */
  takesRecoveryCode: boolean;
}

/** Asks for the code; clears a refused one. */
export function CodeQuestion({ snapshot, formId, takesRecoveryCode }: CodeQuestionProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLFormElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const { notice, codesRefused } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const isAskedAtOnce = takesRecoveryCode || codesRefused > 0;
  useFocusOn(frame, isAskedAtOnce ? "code" : null, `${codesRefused}:${isRecovery}`);

  return (
    <FormFrame id={formId} ref={frame}>
      <NoticeBanner notice={notice} tone={notice?.key === "twoFactor.codesLost" ? "caution" : "negative"} />
      <FormCodeField
        key={isRecovery ? "recovery" : "app"}
        name="code"
        submitsWhenFull
        label={t(isRecovery ? "signIn.recoveryCode" : "signIn.code")}
        description={t(isRecovery ? "signIn.recoveryHint" : "signIn.codeHint")}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        readOnly={isBusy}
      />
      <EmptyOn field="code" cause={codesRefused} />
      {takesRecoveryCode ? (
        <Button
          appearance="plain"
          aria-disabled={isBusy || undefined}
          onClick={() => setRecovery((before) => !before)}
        >
          {t(isRecovery ? "signIn.useApp" : "signIn.useRecovery")}
        </Button>
      ) : null}
    </FormFrame>
  );
}
