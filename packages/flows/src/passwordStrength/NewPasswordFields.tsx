import { useEffect, useEffectEvent, useState, useId } from "react";
import { PasswordStrength } from "@amberline/ui/PasswordStrength";
import { passwordParts } from "@amberline/domain/rules";
import { FormPasswordField } from "@amberline/ui/form";
import { PasswordRules } from "@amberline/ui/PasswordRules";
import { useField, useForm } from "react-final-form";
import type { StrengthEstimator } from "./createEstimator";
import type { Strength } from "@amberline/domain/passwordStrength";
import { useTranslation } from "../i18n";
import { UserName } from "../parts/UserName";

interface UseStrength {
  estimator: StrengthEstimator;
  password: string;
  /** Personal data entered so far. */
  about: () => readonly string[];
}

/** Strength of the current password; null if empty, undefined before the first estimate. */
function useStrength({ estimator, password, about }: UseStrength): Strength | null | undefined {
  const [last, setLast] = useState<Strength>();
  const estimate = useEffectEvent((text: string) => estimator.estimate(text, about()));
  useEffect(() => {
    if (!password) return;
    let isCurrent = true;
    void estimate(password).then((strength) => {
      if (isCurrent) setLast(strength);
    });
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password ? last : null;
}

interface StrengthMeterProps {
  estimator: StrengthEstimator;
  password: string;
  about: () => readonly string[];
}

/** Shows the strength while typing, and why a password is too weak. */
function StrengthMeter(props: StrengthMeterProps) {
  const { t } = useTranslation();
  const strength = useStrength(props);
  const { weakness } = strength ?? {};
  return (
    <PasswordStrength
      label={t("strength.label")}
      score={strength && strength.score}
      words={[t("strength.0"), t("strength.1"), t("strength.2"), t("strength.3"), t("strength.4")]}
      busyText={t("strength.busy")}
      advice={weakness ? t(weakness.key, weakness.values ?? {}) : undefined}
    />
  );
}

interface NewPasswordFieldsProps {
  /** The user name for password managers, from the form's values. */
  userName: (values: object) => string;
  /** Label of the first field. */
  label: string;
  estimator: StrengthEstimator;
  /** Personal data, from the form's values. */
  about: (values: object) => readonly string[];
  readOnly: boolean;
}

const valueOnly = { value: true };

/** The fields `password`, with rules and strength, and `passwordRepeat`. */
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
