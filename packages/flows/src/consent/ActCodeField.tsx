import { use, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { ActName, Outcome, SentCode } from "@amberline/api/client";
import { Button } from "@amberline/ui/Button";
import { FormCodeField } from "@amberline/ui/form";
import { Text } from "@amberline/ui/Text";
import { useField, useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { BY_PASSKEY, FormLinks, NoticeBanner, ResendWait } from "../parts";
import { failureNotice, isRefusal, RESEND_PAUSE, type Notice } from "../shared";
import { ConsentContext, type Consent } from "./consent";

interface ActCodeFieldProps {
  act: ActName;
  /** Tells acts of one name apart. */
  subject?: string | undefined;
  isBusy: boolean;
  /** Whether the provider certainly sends a code or asks a passkey; else the authenticator app may have it. @default false */
  isAlwaysSent?: boolean;
}

type Sending =
  | { state: "sending" }
  /** Null: to nobody, as the authenticator app shows it. */
  | { state: "sent"; to: string | null; isPaused: boolean }
  /** A passkey is to sign these options. */
  | { state: "passkey"; options: string }
  | { state: "failed"; notice: Notice };

const fromApp: Sending = { state: "sent", to: null, isPaused: false };

const sendingOf = (outcome: Outcome<SentCode>, isAlwaysSent: boolean): Sending => {
  if (!outcome.ok) return { state: "failed", notice: failureNotice(outcome) };
  const { sentTo, passkey } = outcome.data;
  if (isAlwaysSent && sentTo === null && passkey === null)
    return { state: "failed", notice: { key: "error.general" } };
  return passkey === null
    ? { state: "sent", to: sentTo, isPaused: true }
    : { state: "passkey", options: passkey };
};

function useSentCode(
  consent: Consent | null,
  {
    act,
    subject,
    isAlwaysSent,
  }: Required<Pick<ActCodeFieldProps, "act" | "isAlwaysSent">> & Pick<ActCodeFieldProps, "subject">,
) {
  const [asked, setSending] = useState<Sending>({ state: "sending" });
  const [tries, setTries] = useState(0);
  const by = tries === 0 && consent?.canUsePasskeys() ? undefined : "code";
  const isAsked = consent !== null && (by === undefined || consent.sendsCodes);
  const sending = isAsked ? asked : fromApp;

  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    void consent.sendCode(act, subject, { signal: stop.signal, by }).then((outcome) => {
      if (!stop.signal.aborted) setSending(sendingOf(outcome, isAlwaysSent));
    });
    return () => stop.abort();
  }, [consent, act, subject, isAlwaysSent, isAsked, by, tries]);

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

/** Asks for the finger, face or PIN, and puts the code that the provider gives for it into the form. */
function PasskeyQuestion(
  props: ActCodeFieldProps & { consent: Consent; options: string; onCode: () => void },
) {
  const { act, subject, isBusy, consent, options, onCode } = props;
  const { t } = useTranslation();
  const form = useForm();
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  // A challenge is answered once.
  const asked = useRef<string | null>(options);
  const button = useRef<HTMLButtonElement>(null);
  // The field of the code may have had the focus, and is gone.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);

  /** The code for a signature; null if there was none. */
  const agree = async (): Promise<Outcome<string, string> | null> => {
    const outcome = asked.current === null ? await consent.sendCode(act, subject, {}) : null;
    if (outcome && !outcome.ok) return outcome;
    const challenge = asked.current ?? outcome?.data.passkey ?? null;
    if (challenge === null) return null;
    const signed = await consent.signPasskey(challenge);
    if (!signed.ok) return signed;
    asked.current = null;
    return consent.answerPasskey(act, subject, signed.data);
  };
  const sign = async () => {
    const { values, errors = {} } = form.getState();
    const isIncomplete = Object.keys(errors).some((field) => field !== "code");
    if (values["code"] || isIncomplete) return void form.submit();
    setNotice(null);
    setAsking(true);
    const outcome = await agree();
    setAsking(false);
    if (outcome?.ok) {
      form.change("code", outcome.data);
      return void form.submit();
    }
    const isRefused = !outcome || isRefusal(outcome, "PASSKEY_REFUSED");
    setNotice(isRefused ? { key: "passkeys.notConfirmed" } : failureNotice(outcome));
  };

  return (
    <>
      <NoticeBanner notice={notice} tone="negative" />
      <Button
        ref={button}
        size="lg"
        isFullWidth
        data-focus="code"
        isBusy={isAsking || isBusy}
        onClick={() => void sign()}
      >
        {t("passkeys.confirm")}
      </Button>
      <FormLinks>
        <Button appearance="plain" aria-disabled={isAsking || isBusy || undefined} onClick={onCode}>
          {t("passkeys.useCode")}
        </Button>
      </FormLinks>
    </>
  );
}

/**
 * The consent to one act: a passkey's, or else the field `code`. The provider sends the code when the field appears, and
 * again on demand; where it sends none the code is the authenticator app's.
 */
export function ActCodeField({ act, subject, isBusy, isAlwaysSent = false }: ActCodeFieldProps) {
  const { t } = useTranslation();
  const consent = use(ConsentContext);
  const { sending, isPaused, resend } = useSentCode(consent, { act, subject, isAlwaysSent });
  const waitId = useId();
  const { input } = useField<boolean>(BY_PASSKEY, { subscription: {} });
  const isByPasskey = sending.state === "passkey";
  const tellForm = useEffectEvent(() => input.onChange(isByPasskey));
  useEffect(() => tellForm(), [isByPasskey]);
  if (consent && isByPasskey)
    return (
      <PasskeyQuestion
        act={act}
        subject={subject}
        isBusy={isBusy}
        consent={consent}
        options={sending.options}
        onCode={resend}
      />
    );
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
