import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { signInRules, tidyValues } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { FormPasswordField, FormTextField } from "@amberline/ui/form";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Form } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, EmptyOn, FormFrame, FormLinks, NoticeBanner, useFocusOn, useValidation } from "../parts";
import { Secret } from "../shared";
import type { BlockedCredentials, loginBlockMachine, LoginBlockEvent } from "./loginBlock.machine";

export interface LoginBlockScreenProps {
  snapshot: SnapshotFrom<typeof loginBlockMachine>;
  send: (event: LoginBlockEvent) => void;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Renders a link for the app's router. */
  renderLink: (to: "signIn" | "forgotPassword", words: ReactNode) => ReactNode;
}

const unsubscribed = {};

/** What is blocked, and how to get back in. */
function Blocked({ titleRef, renderLink }: Pick<LoginBlockScreenProps, "titleRef" | "renderLink">) {
  const { t } = useTranslation();
  // The form has gone, and the focus with it.
  useEffect(() => titleRef?.current?.focus(), [titleRef]);
  return (
    <>
      <PageHeader title={t("loginBlock.done")} lead={t("loginBlock.after")} titleRef={titleRef} />
      <FormLinks>
        {renderLink("forgotPassword", t("loginBlock.newPassword"))}
        {renderLink("signIn", t("app.backToSignIn"))}
      </FormLinks>
    </>
  );
}

/** Blocks access to the bank for whoever has lost a phone or card (specification 2.3). */
export function LoginBlockScreen({ snapshot, send, titleRef, renderLink }: LoginBlockScreenProps) {
  const { t } = useTranslation();
  const { notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const frame = useRef<HTMLFormElement>(null);
  useFocusOn(frame, notice?.field ?? null, notice);
  const validate = useValidation<Partial<BlockedCredentials>>(signInRules);
  const submit = (values: Partial<BlockedCredentials>) => {
    const { login, password } = tidyValues(signInRules, values);
    send({ type: "form.submit", form: new Secret({ login, password }) });
  };
  if (snapshot.matches("done")) return <Blocked titleRef={titleRef} renderLink={renderLink} />;
  return (
    <>
      <PageHeader title={t("page.loginBlock")} lead={t("loginBlock.lead")} titleRef={titleRef} />
      <Form<Partial<BlockedCredentials>> onSubmit={submit} validate={validate} subscription={unsubscribed}>
        {() => (
          <FormFrame ref={frame}>
            <NoticeBanner notice={notice} />
            <FormTextField
              name="login"
              type="email"
              label={t("signIn.email")}
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isBusy}
            />
            <FormPasswordField
              name="password"
              label={t("signIn.password")}
              showLabel={t("signIn.showPassword")}
              autoComplete="current-password"
              readOnly={isBusy}
            />
            <EmptyOn field="password" cause={notice?.field === "password" ? notice : null} />
            <Button type="submit" size="lg" appearance="danger" isFullWidth isBusy={isBusy}>
              {t("loginBlock.submit")}
            </Button>
            <FormLinks>
              {renderLink("forgotPassword", t("signIn.forgotPassword"))}
              {renderLink("signIn", t("app.backToSignIn"))}
            </FormLinks>
          </FormFrame>
        )}
      </Form>
      <Announcer meta={snapshot.getMeta()} />
    </>
  );
}
