import { useId, useRef } from "react";
import { formatMoney } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { Form, useField } from "react-final-form";
import { ActCodeField } from "../consent";
import { useTranslation } from "../i18n";
import { EmptyOn, FormFrame, NoticeBanner, useByPasskey, useFocusOn } from "../parts";
import { Secret } from "../shared";
import { approvalsOf } from "./attempt";
import type { ReviewProps } from "./review";
import { isWarning } from "./send.setup";

const CODE_LENGTH = 6;
const typed = (code: string | undefined) => (code ?? "").replace(/\s/g, "");

interface SubmitProps {
  words: string;
  isBusy: boolean;
}

/** Hidden when a passkey is required; enabled once the code has six characters (specification 5). */
function SubmitCode({ words, isBusy }: SubmitProps) {
  const { input } = useField<string | undefined>("code", { subscription: { value: true } });
  if (useByPasskey()) return null;
  return (
    <Button
      type="submit"
      size="lg"
      isFullWidth
      isBusy={isBusy}
      disabled={!isBusy && typed(input.value).length !== CODE_LENGTH}
    >
      {words}
    </Button>
  );
}

/** The code that approves exactly what the dialog showed. */
export function CodeStep({ snapshot, check, order, send, now }: ReviewProps) {
  const { t, i18n } = useTranslation();
  const formId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const { notice, codesRefused } = snapshot.context;
  const isBusy = snapshot.matches("resending");
  const amount = formatMoney(order.amount, i18n.language);
  useFocusOn(frame, "code", codesRefused + 1);

  return (
    <Form<{ code?: string }>
      onSubmit={({ code }) => send({ type: "code.submit", code: new Secret(typed(code)), now: now() })}
    >
      {() => (
        <FormFrame id={formId} ref={frame}>
          <NoticeBanner notice={notice} tone={isWarning(notice) ? "caution" : "negative"} />
          <ActCodeField act="payment" subject={check.id} isBusy={isBusy} />
          <EmptyOn field="code" cause={codesRefused} />
          <SubmitCode
            words={
              approvalsOf(snapshot.context, order) > 0
                ? t("send.submitForApproval")
                : t(order.plan ? "send.plan" : "send.submit", { amount })
            }
            isBusy={isBusy}
          />
          <Button
            appearance="quiet"
            isFullWidth
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: "dialog.cancel" })}
          >
            {t("send.cancel")}
          </Button>
        </FormFrame>
      )}
    </Form>
  );
}
