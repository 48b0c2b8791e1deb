import { useMemo, type ReactNode } from "react";
import { Banner } from "@amberline/ui/Banner";
import { Columns } from "@amberline/ui/Columns";
import { FieldGroup } from "@amberline/ui/FieldGroup";
import { FormComboField, FormPhoneField, FormTextField } from "@amberline/ui/form";
import { useField } from "react-final-form";
import { useTranslation } from "../i18n";
import { countryOptions, dialPrefixOf } from "./countryOptions";

const valueOnly = { value: true };

interface SectionProps {
  readOnly: boolean;
}

/** Name and e-mail. `taken` is shown below an e-mail that already has an account. */
export function AboutFields({ readOnly, taken }: SectionProps & { taken: ReactNode }) {
  const { t } = useTranslation();
  return (
    <FieldGroup legend={t("signUp.about")}>
      <Columns rowGap={20}>
        <FormTextField
          name="firstName"
          label={t("signUp.firstName")}
          autoComplete="given-name"
          readOnly={readOnly}
        />
        <FormTextField
          name="lastName"
          label={t("signUp.lastName")}
          autoComplete="family-name"
          readOnly={readOnly}
        />
      </Columns>
      <FormTextField
        name="email"
        type="email"
        label={t("signIn.email")}
        description={t("signUp.emailHint")}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
      />
      {taken ? (
        <Banner tone="info" action={taken}>
          {t("signUp.taken")}
        </Banner>
      ) : null}
    </FieldGroup>
  );
}

/** Country and phone; the country sets the phone's prefix. */
export function AddressFields({ readOnly, onPhone }: SectionProps & { onPhone: () => void }) {
  const { t, i18n } = useTranslation();
  const options = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const { input } = useField<string | null>("country", { subscription: valueOnly, allowNull: true });
  return (
    <FieldGroup legend={t("signUp.address")}>
      <FormComboField
        name="country"
        label={t("signUp.country")}
        options={options}
        emptyText={t("signUp.noCountry")}
        foundText={(count) => t("signUp.countriesFound", { count })}
        autoComplete="country-name"
        readOnly={readOnly}
      />
      <Columns rowGap={20}>
        <FormTextField
          name="city"
          label={t("signUp.city")}
          autoComplete="address-level2"
          readOnly={readOnly}
        />
        <FormTextField name="zip" label={t("signUp.zip")} autoComplete="postal-code" readOnly={readOnly} />
      </Columns>
      <FormTextField
        name="street"
        label={t("signUp.street")}
        autoComplete="street-address"
        readOnly={readOnly}
      />
      <FormPhoneField
        name="phone"
        label={t("signUp.phone")}
        required={false}
        description={t("signUp.phoneHint")}
        prefix={dialPrefixOf(input.value)}
        readOnly={readOnly}
        onFocus={onPhone}
        onChange={onPhone}
      />
    </FieldGroup>
  );
}
