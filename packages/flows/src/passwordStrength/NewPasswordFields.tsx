import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useEffect, useEffectEvent, useState, useId } from "react";
import { PasswordStrength } from "@amberline/ui/PasswordStrength";
import { passwordParts } from "@amberline/domain/rules";
import { FormPasswordField } from "@amberline/ui/form";
import { PasswordRules } from "@amberline/ui/PasswordRules";
import { useField, useForm } from "react-final-form";
import type { StrengthEstimator } from "./createEstimator";
import type { Strength } from "./strength";
import { useTranslation } from "../i18n";

/** Tells password managers whose password follows: they take the nearest text field before it for the user name. */
function UserName({ value }: { value: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" autoComplete="username" value={value} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}

interface UseStrength {
  estimator: StrengthEstimator;
  password: string;
  /** What the customer has said of themselves by now. */
  about: () => readonly string[];
}

/** How hard the password is to guess as it stands; null while empty, undefined before the first estimate is there. */
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

/** Shows how hard the password is to guess while it is typed, and why when it is too easy. */
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
