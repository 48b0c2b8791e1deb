import { useId, useRef } from "react";
import { formatMoney, type Money } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { Form, useField } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { ActCodeField } from "../consent";
import { useTranslation } from "../i18n";
import { EmptyOn, FormFrame, NoticeBanner, useByPasskey, useFocusOn } from "../parts";
import { Secret } from "../shared";
import { PaymentFacts } from "./PaymentFacts";
import type { sendMachine } from "./send.machine";
import { isWarning } from "./send.setup";
import type { Order, SendEvent } from "./send.types";

interface TwoFactorDialogProps {
  snapshot: SnapshotFrom<typeof sendMachine>;
  order: Order;
  tariffFee: Money | null;
  send: (event: SendEvent) => void;
  now: () => number;
}

const CODE_LENGTH = 6;
const typed = (code: string | undefined) => (code ?? "").replace(/\s/g, "");

interface SubmitProps {
  words: string;
  isBusy: boolean;
}

/** Not there where a passkey is asked; can be pressed once the code has its six characters (specification 5). */
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

/** The whole payment once more, and the code that agrees to exactly them. */
export default function TwoFactorDialog({ snapshot, order, tariffFee, send, now }: TwoFactorDialogProps) {
  const { t, i18n } = useTranslation();
  const formId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const { notice, codesRefused, quote, check } = snapshot.context;
  const isBusy = snapshot.matches("resending");
  const amount = formatMoney(order.amount, i18n.language);
  const cancel = () => send({ type: "dialog.cancel" });
  useFocusOn(frame, "code", codesRefused + 1);

  return (
    <Dialog isOpen title={t("send.code.title")} onClose={isBusy ? undefined : cancel} isDismissable={!isBusy}>
      <Form<{ code?: string }>
        onSubmit={({ code }) => send({ type: "code.submit", code: new Secret(typed(code)), now: now() })}
      >
        {() => (
          <FormFrame id={formId} ref={frame}>
            <PaymentFacts order={order} quote={quote} tariffFee={tariffFee} nameLabel={t("send.payeeName")} />
            <NoticeBanner notice={notice} tone={isWarning(notice) ? "caution" : "negative"} />
            <ActCodeField act="payment" subject={check?.id} isBusy={isBusy} />
            <EmptyOn field="code" cause={codesRefused} />
            <SubmitCode words={t("send.submit", { amount })} isBusy={isBusy} />
            <Button appearance="quiet" isFullWidth aria-disabled={isBusy || undefined} onClick={cancel}>
              {t("send.cancel")}
            </Button>
          </FormFrame>
        )}
      </Form>
    </Dialog>
  );
}
