import { useRef, useState, type ReactNode } from "react";
import { signInRules, tidyValues } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { FormCodeField, FormPasswordField, FormTextField } from "@amberline/ui/form";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Form, useForm } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { EmptyOn, FormFrame, FormLinks, NoticeBanner, useFocusOn, useValidation } from "../parts";
import { Secret } from "../shared";
import type { signInMachine } from "./signIn.machine";
import type { SignInEvent } from "./signIn.setup";

export interface SignInLinks {
  /** Renders a link for the app's router. */
  renderLink: (to: "signUp" | "resetPassword", words: ReactNode, email?: string) => ReactNode;
}

export interface SignInOptions {
  /** Whether the provider supports signing in with passkeys. */
  takesPasskeys: boolean;
}

interface SignInFormProps extends SignInLinks, SignInOptions {
  snapshot: SnapshotFrom<typeof signInMachine>;
  send: (event: SignInEvent) => void;
}

interface Values {
  login?: string;
  password?: string;
  code?: string;
}

const unsubscribed = {};
const withCode = { isCodeShown: true };
const withoutCode = { isCodeShown: false };

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
  isBusy,
}: Pick<SignInFormProps, "snapshot" | "send"> & { isBusy: boolean }) {
  const { t } = useTranslation();
  const form = useForm<Values>();
  const { passkey } = snapshot.context;
  const confirm = () => {
    const { login, password } = tidyValues(signInRules, form.getState().values);
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
export function SignInForm({ snapshot, send, renderLink, takesPasskeys }: SignInFormProps) {
  const { t } = useTranslation();
  const { notice, cleared, hasSentCode, email, passkey } = snapshot.context;
  const [begun] = useState(email === "" ? undefined : { login: email });
  const isSubmitting = snapshot.matches({ signedOut: { auth: "submitting" } });
  const isConfirming = snapshot.matches({ signedOut: { auth: "confirmingPasskey" } });
  const isAskingPasskey = isConfirming || snapshot.matches({ signedOut: { auth: "submittingPasskey" } });
  const isBusy = isSubmitting || isAskingPasskey;
  const isAsking = snapshot.matches({ signedOut: { auth: { form: "withCode" } } });
  const isCodeShown = isAsking || isConfirming || (isSubmitting && hasSentCode);
  const frame = useRef<HTMLFormElement>(null);
  useFocusOn(frame, notice?.field ?? null, notice);
  const validate = useValidation<Values>(signInRules, isCodeShown ? withCode : withoutCode);

  const submit = (values: Values) => {
    const { login, password, code } = tidyValues(signInRules, values);
    send({
      type: "credentials.submit",
      email: login,
      password: new Secret(password),
      code: isCodeShown && code ? new Secret(code) : undefined,
    });
  };

  return (
    <Form<Values> onSubmit={submit} validate={validate} initialValues={begun} subscription={unsubscribed}>
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
          <Button type="submit" size="lg" isFullWidth isBusy={isSubmitting}>
            {t("signIn.submit")}
          </Button>
          {takesPasskeys || passkey !== null ? (
            <PasskeyButton snapshot={snapshot} send={send} isBusy={isAskingPasskey} />
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
