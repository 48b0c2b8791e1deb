import type { Ref } from "react";
import { passwordChangeRules, tidyValues } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Form } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { NewPasswordFields, type StrengthEstimator } from "../passwordStrength";
import { Announcer, FormFrame, NoticeBanner, useValidation } from "../parts";
import { Secret } from "../shared";
import type { ChangedPassword, passwordChangeMachine, PasswordChangeEvent } from "./passwordChange.machine";

export interface ChangePasswordScreenProps {
  snapshot: SnapshotFrom<typeof passwordChangeMachine>;
  send: (event: PasswordChangeEvent) => void;
  /** E-mail and other personal data that would make a password easy to guess. */
  email: string;
  about: readonly string[];
  estimator: StrengthEstimator;
  titleRef?: Ref<HTMLHeadingElement>;
}

const unsubscribed = {};

/** Changes the password while signed in (specification 2.7). Strength is advice here, not a requirement. */
export function ChangePasswordScreen(props: ChangePasswordScreenProps) {
  const { snapshot, send, email, about, estimator, titleRef } = props;
  const { t } = useTranslation();
  const { notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const validate = useValidation<Partial<ChangedPassword>>(passwordChangeRules);
  const submit = (values: Partial<ChangedPassword>) => {
    const { password, passwordRepeat } = tidyValues(passwordChangeRules, values);
    send({ type: "form.submit", form: new Secret({ password, passwordRepeat }) });
  };
  return (
    <Page max={35}>
      <PageHeader title={t("page.changePassword")} lead={t("newPassword.changeLead")} titleRef={titleRef} />
      <Form<Partial<ChangedPassword>> onSubmit={submit} validate={validate} subscription={unsubscribed}>
        {() => (
          <FormFrame>
            <NewPasswordFields
              label={t("newPassword.label")}
              userName={() => email}
              estimator={estimator}
              about={() => about}
              readOnly={isBusy}
            />
            <NoticeBanner notice={notice} isSaidElsewhere />
            <Button type="submit" size="lg" isFullWidth isBusy={isBusy}>
              {t("newPassword.change")}
            </Button>
          </FormFrame>
        )}
      </Form>
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
