import { use, useEffect, useId, useState } from "react";
import type { ActName } from "@amberline/api/client";
import { Button } from "@amberline/ui/Button";
import { FormCodeField } from "@amberline/ui/form";
import { Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { RESEND_PAUSE } from "../shared/delays";
import { failureNotice, type Notice } from "../shared/notice";
import { FormLinks } from "./FormLinks.styles";
import { NoticeBanner } from "./NoticeBanner";
import { ResendWait } from "./ResendWait";
import { SendCodeContext } from "./sendCode";

interface ActCodeFieldProps {
  act: ActName;
  /** Tells acts of one name apart. */
  subject?: string | undefined;
  isBusy: boolean;
}

type Sending =
  | { state: "sending" }
  /** Null: to nobody, as the authenticator app shows it. */
  | { state: "sent"; to: string | null; isPaused: boolean }
  | { state: "failed"; notice: Notice };

function useSentCode({ act, subject }: Pick<ActCodeFieldProps, "act" | "subject">) {
  const sendCode = use(SendCodeContext);
  const [sending, setSending] = useState<Sending>(
    sendCode ? { state: "sending" } : { state: "sent", to: null, isPaused: false },
  );
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!sendCode) return;
    const stop = new AbortController();
    void sendCode(act, subject, { signal: stop.signal }).then((outcome) => {
      if (stop.signal.aborted) return;
      setSending(
        outcome.ok
          ? { state: "sent", to: outcome.data.sentTo, isPaused: true }
          : { state: "failed", notice: failureNotice(outcome) },
      );
    });
    return () => stop.abort();
  }, [sendCode, act, subject, tries]);

  const isPaused = sending.state === "sent" && sending.isPaused;
  useEffect(() => {
    if (!isPaused) return;
    const timer = setTimeout(
      () => setSending((before) => (before.state === "sent" ? { ...before, isPaused: false } : before)),
      RESEND_PAUSE,
    );
    return () => clearTimeout(timer);
  }, [isPaused]);

  const resend = () => {
    setSending({ state: "sending" });
    setTries((before) => before + 1);
  };
  return { sending, isPaused, resend };
}

/**
 * The field `code` for one act. The provider sends a code for it when the field appears, and again on demand; where it
 * sends none the code is the authenticator app's.
 */
export function ActCodeField({ act, subject, isBusy }: ActCodeFieldProps) {
  const { t } = useTranslation();
  const { sending, isPaused, resend } = useSentCode({ act, subject });
  const waitId = useId();
  const isFromApp = sending.state === "sent" && sending.to === null;
  const field = (
    <FormCodeField
      name="code"
      submitsWhenFull
      label={t("signIn.code")}
      description={t(isFromApp ? "signIn.codeHint" : "confirm.codeHint")}
      inputMode={isFromApp ? "numeric" : "text"}
      autoComplete="one-time-code"
      readOnly={isBusy}
    />
  );
  if (isFromApp) return field;
  const isSending = sending.state === "sending";
  return (
    <>
      <Text role="status">
        {isSending ? t("confirm.resending") : null}
        {sending.state === "sent" ? t("confirm.sentTo", { address: sending.to ?? "" }) : null}
      </Text>
      <NoticeBanner notice={sending.state === "failed" ? sending.notice : null} tone="negative" />
      {field}
      <FormLinks>
        <Button
          appearance="plain"
          isBusy={isSending}
          aria-disabled={isBusy || isPaused || undefined}
          aria-describedby={isPaused ? waitId : undefined}
          onClick={resend}
        >
          {t("confirm.resend")}
        </Button>
        {isPaused ? <ResendWait id={waitId} /> : null}
      </FormLinks>
    </>
  );
}
