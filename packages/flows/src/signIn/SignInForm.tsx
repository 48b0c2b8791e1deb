import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { Button } from "@amberline/ui/Button";
import { FormCodeField, FormPasswordField, FormTextField } from "@amberline/ui/form";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Form, useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { EmptyOn, FormFrame, FormLinks, NoticeBanner, useFocusOn } from "../parts";
import { Secret } from "../shared";
import type { SignInView } from "./signIn.rest";
import type { SignInFormRules } from "./signIn.rules";
import type { SignInEvent } from "./signIn.setup";

export interface SignInLinks {
  /** Renders a link for the app's router. */
  renderLink: (to: "signUp" | "resetPassword", words: ReactNode, email?: string) => ReactNode;
}

export interface SignInOptions {
  /** Whether the provider supports signing in with passkeys. */
  takesPasskeys: boolean;
  /** Null until their code has arrived; what is submitted before is submitted then. */
  rules: SignInFormRules | null;
  /** The form was submitted and waits for its rules. */
  onHeld: () => void;
}

interface SignInFormProps extends SignInLinks, SignInOptions {
  snapshot: SignInView;
  send: (event: SignInEvent) => void;
}

interface Values {
  login?: string;
  password?: string;
  code?: string;
}

const unsubscribed = {};

/** The authenticator app's code, or a recovery code instead. */
function SignInCode({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <FormCodeField
        name="code"
        submitsWhenFull
        label={t(isRecovery ? "signIn.recoveryCode" : "signIn.code")}
        description={t(isRecovery ? "signIn.recoveryHint" : "signIn.codeHint")}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        readOnly={isBusy}
      />
      <Button
        appearance="plain"
        aria-disabled={isBusy || undefined}
        onClick={() => setRecovery((before) => !before)}
      >
        {t(isRecovery ? "signIn.useApp" : "signIn.useRecovery")}
      </Button>
    </>
  );
}

function ForgotPassword({ snapshot, send }: Pick<SignInFormProps, "snapshot" | "send">) {
  const { t } = useTranslation();
  const form = useForm<Values>();
  return (
    <Button
      appearance="plain"
      data-focus="forgotPassword"
      aria-disabled={!snapshot.can({ type: "reset.open", email: "" }) || undefined}
      onClick={() => send({ type: "reset.open", email: form.getState().values.login ?? "" })}
    >
      {t("signIn.forgotPassword")}
    </Button>
  );
}

/** Signs in on its own, or serves as the second factor if the provider asks for one. */
function PasskeyButton({
  snapshot,
  send,
  rules,
  isBusy,
}: Pick<SignInFormProps, "snapshot" | "send" | "rules"> & { isBusy: boolean }) {
  const { t } = useTranslation();
  const form = useForm<Values>();
  const { passkey } = snapshot.context;
  const confirm = () => {
    if (!rules) return;
    const { login, password } = rules.tidy(form.getState().values);
    const event: SignInEvent = { type: "passkey.confirm", email: login, password: new Secret(password) };
    if (snapshot.can(event)) send(event);
    else void form.submit();
  };
  return (
    <Button
      appearance="quiet"
      size="lg"
      isFullWidth
      isBusy={isBusy}
      onClick={() => (passkey === null ? send({ type: "passkey.submit" }) : confirm())}
    >
      {t(passkey === null ? "signIn.withPasskey" : "passkeys.confirm")}
    </Button>
  );
}

/** E-mail and password; the code field appears once the provider asks for it. */
export function SignInForm(props: SignInFormProps) {
  const { snapshot, send, renderLink, takesPasskeys, rules, onHeld } = props;
  const { t } = useTranslation();
  const { notice, cleared, hasSentCode, email, passkey } = snapshot.context;
  const [begun] = useState(email === "" ? undefined : { login: email });
  const isSubmitting = snapshot.matches({ signedOut: { auth: "submitting" } });
  const isConfirming = snapshot.matches({ signedOut: { auth: "confirmingPasskey" } });
  const isAskingPasskey = isConfirming || snapshot.matches({ signedOut: { auth: "submittingPasskey" } });
  const [wasHeld, setHeld] = useState(false);
  const isHeld = wasHeld && rules === null;
  const isBusy = isSubmitting || isAskingPasskey || isHeld;
  const isAsking = snapshot.matches({ signedOut: { auth: { form: "withCode" } } });
  const isCodeShown = isAsking || isConfirming || (isSubmitting && hasSentCode);
  const frame = useRef<HTMLFormElement>(null);
  useFocusOn(frame, notice?.field ?? null, notice);
  const validate = useMemo(() => rules?.validator(isCodeShown), [rules, isCodeShown]);
  useEffect(() => {
    if (rules && wasHeld) frame.current?.requestSubmit();
  }, [rules, wasHeld]);

  const submit = (values: Values) => {
    if (!rules) {
      setHeld(true);
      return onHeld();
    }
    const { login, password, code } = rules.tidy(values);
    send({
      type: "credentials.submit",
      email: login,
      password: new Secret(password),
      code: isCodeShown && code ? new Secret(code) : undefined,
    });
  };

  return (
    <Form<Values>
      onSubmit={submit}
      {...(validate && { validate })}
      initialValues={begun}
      subscription={unsubscribed}
    >
      {() => (
        <FormFrame ref={frame}>
          <PageHeader title={t("signIn.title")} />
          <NoticeBanner
            notice={notice}
            tone={notice?.field === "code" && !hasSentCode ? "info" : "negative"}
          />
          <FormTextField
            name="login"
            type="email"
            label={t("signIn.email")}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isBusy}
            onInput={() => isAsking && send({ type: "email.change" })}
          />
          <FormPasswordField
            name="password"
            label={t("signIn.password")}
            showLabel={t("signIn.showPassword")}
            autoComplete="current-password"
            readOnly={isBusy}
          />
          {isCodeShown ? <SignInCode isBusy={isBusy} /> : null}
          <EmptyOn field="password" cause={cleared.password} />
          <EmptyOn field="code" cause={cleared.code} />
          <Button type="submit" size="lg" isFullWidth isBusy={isSubmitting || isHeld}>
            {t("signIn.submit")}
          </Button>
          {takesPasskeys || passkey !== null ? (
            <PasskeyButton snapshot={snapshot} send={send} rules={rules} isBusy={isAskingPasskey} />
          ) : null}
          <FormLinks>
            <ForgotPassword snapshot={snapshot} send={send} />
            {renderLink("signUp", t("signIn.openAccount"))}
          </FormLinks>
        </FormFrame>
      )}
    </Form>
  );
}
