import { CodeField } from "@amberline/ui/CodeField";
import { PasswordField } from "@amberline/ui/PasswordField";
import { useTranslation } from "../i18n";
import { useOperator } from "../wiring/useOperator";

export interface Proof {
  password: string;
  code: string;
}

export const noProof: Proof = { password: "", code: "" };

interface ProofFieldsProps {
  proof: Proof;
  onChange: (proof: Proof) => void;
}

/** What proves once more who is signed in: the password, and a code if they have set an authenticator up. */
export function ProofFields({ proof, onChange }: ProofFieldsProps) {
  const { t } = useTranslation();
  const { secondFactor } = useOperator();
  return (
    <>
      <PasswordField
        label={t("password.current")}
        value={proof.password}
        autoComplete="current-password"
        showLabel={t("signIn.show")}
        maxLength={200}
        required
        onChange={({ value }) => onChange({ ...proof, password: value })}
      />
      {secondFactor === "on" ? (
        <CodeField
          label={t("factor.code")}
          inputMode="numeric"
          value={proof.code}
          required
          onChange={({ value }) => onChange({ ...proof, code: value })}
        />
      ) : null}
    </>
  );
}
