import { useRef, type ReactNode, type Ref } from "react";
import { resetConfirmRules, tidyValues } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { FormCodeField } from "@amberline/ui/form";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Form } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { NewPasswordFields, type StrengthEstimator } from "../passwordStrength";
import { Announcer, EmptyOn, FormFrame, FormLinks, NoticeBanner, useFocusOn, useValidation } from "../parts";
import { Secret } from "../shared";
import type { NewPassword, passwordResetMachine, PasswordResetEvent } from "./passwordReset.machine";

export interface ResetPasswordScreenProps {
  snapshot: SnapshotFrom<typeof passwordResetMachine>;
  send: (event: PasswordResetEvent) => void;
  estimator: StrengthEstimator;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Renders a link for the app's router. */
  renderLink: (to: "signIn" | "forgotPassword", words: ReactNode) => ReactNode;
}

const unsubscribed = {};

/** The e-mailed code and a new password (specification 2.6). */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { snapshot, send, estimator, titleRef, renderLink } = props;
  const { t } = useTranslation();
  const { about, notice } = snapshot.context;
  const { email } = about;
  const isBusy = snapshot.hasTag("busy");
  const isAboutCode = notice?.field === "code";
  const frame = useRef<HTMLFormElement>(null);
  useFocusOn(frame, "code", isAboutCode ? notice : null);
  const validate = useValidation<Partial<NewPassword>>(resetConfirmRules);
  const submit = (values: Partial<NewPassword>) => {
    const { code, password, passwordRepeat } = tidyValues(resetConfirmRules, values);
    send({ type: "form.submit", form: new Secret({ code, password, passwordRepeat }) });
  };
  return (
    <>
      <PageHeader
        title={t("page.resetPassword")}
        lead={t("newPassword.mailed", { email })}
        titleRef={titleRef}
      />
      <Form<Partial<NewPassword>> onSubmit={submit} validate={validate} subscription={unsubscribed}>
        {() => (
          <FormFrame ref={frame}>
            <NoticeBanner notice={isAboutCode ? notice : null} />
            <FormCodeField
              name="code"
              label={t("confirm.code")}
              description={t("newPassword.codeHint")}
              inputMode="text"
              readOnly={isBusy}
            />
            <EmptyOn field="code" cause={isAboutCode ? notice : null} />
            <NewPasswordFields
              label={t("newPassword.label")}
              userName={() => email}
              estimator={estimator}
              about={() => [email]}
              readOnly={isBusy}
            />
            <NoticeBanner notice={isAboutCode ? null : notice} />
            <Button type="submit" size="lg" isFullWidth isBusy={isBusy}>
              {t("newPassword.reset")}
            </Button>
            <FormLinks>
              {renderLink("forgotPassword", t("newPassword.newCode"))}
              {renderLink("signIn", t("app.backToSignIn"))}
            </FormLinks>
          </FormFrame>
        )}
      </Form>
      <Announcer meta={snapshot.getMeta()} />
    </>
  );
}
