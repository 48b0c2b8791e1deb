import { PasswordStrength } from "@amberline/ui/PasswordStrength";
import { useTranslation } from "../i18n";
import type { StrengthEstimator } from "./createEstimator";
import { useStrength } from "./useStrength";

interface StrengthMeterProps {
  estimator: StrengthEstimator;
  password: string;
  about: () => readonly string[];
}

/** Shows how hard the password is to guess while it is typed, and why when it is too easy. */
export function StrengthMeter(props: StrengthMeterProps) {
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
