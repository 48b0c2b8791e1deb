import { useId, useRef } from "react";
import { codeRules, tidyValues } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { FormCodeField } from "@amberline/ui/form";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { EmptyOn, FormFrame, FormLinks, NoticeBanner, ResendWait, useFocusOn, useValidation } from "../parts";
import { Secret } from "../shared";
import type { SignInView } from "./signIn.rest";
import type { SignInEvent } from "./signIn.setup";

interface ConfirmFormProps {
  snapshot: SignInView;
  send: (event: SignInEvent) => void;
}

/** Asks for the code sent to a new e-mail address or phone (specification 2.5). */
export default function ConfirmForm({ snapshot, send }: ConfirmFormProps) {
  const { t } = useTranslation();
  const { confirmBy, sentTo, notice, cleared } = snapshot.context;
  const isAt = (code: "verifying" | "resending") =>
    snapshot.matches({ signedOut: { auth: { confirm: { code } } } });
  const isVerifying = isAt("verifying");
  const isResending = isAt("resending");
  const isPaused = snapshot.matches({ signedOut: { auth: { confirm: { resend: "paused" } } } });
  const isBusy = isVerifying || isResending;
  const waitId = useId();
  const frame = useRef<HTMLFormElement>(null);
  useFocusOn(frame, "code", notice ?? "entered");

  return (
    <Form<{ code?: string }>
      onSubmit={(values) =>
        send({ type: "code.submit", code: new Secret(tidyValues(codeRules, values).code) })
      }
      validate={useValidation(codeRules)}
    >
      {() => (
        <FormFrame ref={frame}>
          <PageHeader
            title={t(`confirm.title.${confirmBy}`)}
            lead={sentTo ? t("confirm.sentTo", { address: sentTo }) : t(`confirm.text.${confirmBy}`)}
          />
          <NoticeBanner
            notice={notice}
            tone={notice?.key === "confirm.codeResent" ? "positive" : "negative"}
          />
          <FormCodeField
            name="code"
            submitsWhenFull
            label={t("confirm.code")}
            description={t("confirm.codeHint")}
            inputMode="text"
            readOnly={isBusy}
          />
          <EmptyOn field="code" cause={cleared.code} />
          <Button
            type="submit"
            size="lg"
            isFullWidth
            isBusy={isVerifying}
            aria-disabled={isResending || undefined}
          >
            {t("confirm.submit")}
          </Button>
          <FormLinks>
            <Button
              appearance="plain"
              isBusy={isResending}
              aria-disabled={!snapshot.can({ type: "code.resend" }) || undefined}
              aria-describedby={isPaused ? waitId : undefined}
              onClick={() => send({ type: "code.resend" })}
            >
              {t("confirm.resend")}
            </Button>
            <Button
              appearance="plain"
              aria-disabled={isBusy || undefined}
              onClick={() => send({ type: "confirmation.cancel" })}
            >
              {t("confirm.cancel")}
            </Button>
          </FormLinks>
          {isPaused ? <ResendWait id={waitId} /> : null}
        </FormFrame>
      )}
    </Form>
  );
}
