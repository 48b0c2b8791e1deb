import { useId } from "react";
import { passwordParts } from "@amberline/domain/rules";
import { FormPasswordField } from "@amberline/ui/form";
import { PasswordRules } from "@amberline/ui/PasswordRules";
import { useField, useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import type { StrengthEstimator } from "./createEstimator";
import { StrengthMeter } from "./StrengthMeter";
import { UserName } from "./UserName";

interface NewPasswordFieldsProps {
  /** Whose password it is, from the form's values; password managers keep it under that name. */
  userName: (values: object) => string;
  /** Catalogue text over the first field. */
  label: string;
  estimator: StrengthEstimator;
  /** What the customer has said of themselves, from the form's values. */
  about: (values: object) => readonly string[];
  readOnly: boolean;
}

const valueOnly = { value: true };

/** A new password, what it needs, how hard it is to guess, and the password again: fields `password` and `passwordRepeat`. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, userName, estimator, about, readOnly } = props;
  const { t } = useTranslation();
  const form = useForm();
  const rulesId = useId();
  const { input } = useField<string | undefined>("password", { subscription: valueOnly });
  const password = input.value ?? "";
  const rules = passwordParts(password).map(({ id, isMet }) => ({
    id,
    label: t(`newPassword.needs.${id}`),
    isMet,
  }));
  return (
    <>
      <UserName value={userName(form.getState().values)} />
      <FormPasswordField
        name="password"
        label={label}
        showLabel={t("signIn.showPassword")}
        autoComplete="new-password"
        aria-describedby={rulesId}
        readOnly={readOnly}
        onFocus={() => estimator.prepare()}
      />
      <PasswordRules
        id={rulesId}
        label={t("newPassword.needs")}
        rules={rules}
        words={{ met: t("newPassword.met"), unmet: t("newPassword.unmet") }}
      />
      <StrengthMeter estimator={estimator} password={password} about={() => about(form.getState().values)} />
      <FormPasswordField
        name="passwordRepeat"
        label={t("newPassword.repeat")}
        showLabel={t("signIn.showPassword")}
        autoComplete="new-password"
        readOnly={readOnly}
      />
    </>
  );
}
