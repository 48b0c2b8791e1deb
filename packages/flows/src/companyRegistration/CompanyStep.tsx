import type { Company, CompanyAnswerDraft } from "@amberline/api/client";
import { legalForms } from "@amberline/domain/company";
import { companyRules } from "@amberline/domain/rules";
import { Columns } from "@amberline/ui/Columns";
import { FieldGroup } from "@amberline/ui/FieldGroup";
import { FormComboField, FormTextAreaField, FormTextField } from "@amberline/ui/form";
import { useMemo, type ReactNode } from "react";
import { useField } from "react-final-form";
import { useTranslation } from "../i18n";
import { useValidation } from "../parts";
import type { Notice } from "../shared";
import { countryOptions } from "../signUp/countryOptions";
import { changedAnswers, companyAnswersOf, companyValuesOf, type CompanyValues } from "./answers";
import type { DraftKeeper } from "./drafts";
import { StepForm } from "./StepForm";

export interface FormStepProps {
  /** Stored answers; none before the account is opened. */
  stored: Company["answers"];
  drafts: DraftKeeper;
  isBusy: boolean;
  notice: Notice | null;
  /** Called with the changed answers. */
  onSubmit: (answers: CompanyAnswerDraft[]) => void;
  actions: ReactNode;
}

interface FieldsProps {
  readOnly: boolean;
}

const valueOnly = { value: true };

/** The company's register entry. */
function RegisterFields({ readOnly }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const { input } = useField<string | null>("country", { subscription: valueOnly, allowNull: true });
  const countries = useMemo(
    () => countryOptions(i18n.language).map(({ hint: _, ...option }) => option),
    [i18n.language],
  );
  const forms = legalForms.map((id) => ({ id, label: t(`company.legalForm.${id}`) }));
  return (
    <FieldGroup legend={t("company.register")}>
      <FormComboField
        name="country"
        label={t("company.country")}
        options={countries}
        emptyText={t("signUp.noCountry")}
        foundText={(count) => t("signUp.countriesFound", { count })}
        autoComplete="off"
        readOnly={readOnly}
      />
      <FormTextField
        name="name"
        label={t("company.name")}
        description={t("company.nameHint")}
        autoComplete="organization"
        readOnly={readOnly}
      />
      <FormTextField
        name="registrationNumber"
        label={t("company.registrationNumber")}
        description={t(`company.registrationNumber.${input.value === "LV" ? "LV" : "other"}`)}
        inputMode={input.value === "LV" ? "numeric" : "text"}
        autoComplete="off"
        readOnly={readOnly}
      />
      <FormComboField
        name="legalForm"
        label={t("company.legalForm")}
        options={forms}
        emptyText={t("company.legalForm.none")}
        foundText={(count) => t("company.legalForm.found", { count })}
        autoComplete="off"
        readOnly={readOnly}
      />
    </FieldGroup>
  );
}

function AddressFields({ readOnly }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup legend={t("company.address")}>
      <FormTextField
        name="street"
        label={t("company.street")}
        autoComplete="street-address"
        readOnly={readOnly}
      />
      <Columns rowGap={20}>
        <FormTextField
          name="city"
          label={t("company.city")}
          autoComplete="address-level2"
          readOnly={readOnly}
        />
        <FormTextField name="zip" label={t("company.zip")} autoComplete="postal-code" readOnly={readOnly} />
      </Columns>
    </FieldGroup>
  );
}

function BusinessFields({ readOnly }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup legend={t("company.business")}>
      <FormTextAreaField
        name="businessDescription"
        label={t("company.businessDescription")}
        description={t("company.businessDescriptionHint")}
        readOnly={readOnly}
      />
      <FormTextField
        name="website"
        label={t("company.website")}
        required={false}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
      />
    </FieldGroup>
  );
}

export function CompanyStep({ stored, drafts, isBusy, notice, onSubmit, actions }: FormStepProps) {
  const validate = useValidation<CompanyValues>(companyRules);
  return (
    <StepForm<CompanyValues>
      initial={{ ...companyValuesOf(stored), ...drafts.read().company }}
      onType={(company) => drafts.keep({ company })}
      onSubmit={(values) => isBusy || onSubmit(changedAnswers(companyAnswersOf(values), stored))}
      validate={validate}
      notice={notice}
      actions={actions}
    >
      <RegisterFields readOnly={isBusy} />
      <AddressFields readOnly={isBusy} />
      <BusinessFields readOnly={isBusy} />
    </StepForm>
  );
}
