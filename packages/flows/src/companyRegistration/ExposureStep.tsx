import { exposureRules } from "@amberline/domain/rules";
import { Disclosure } from "@amberline/ui/Disclosure";
import { FormChoiceCards, FormTextAreaField } from "@amberline/ui/form";
import { Text } from "@amberline/ui/Text";
import { useField } from "react-final-form";
import { useTranslation } from "../i18n";
import { useValidation } from "../parts";
import { changedAnswers, exposureAnswersOf, exposureValuesOf, type ExposureValues } from "./answers";
import type { FormStepProps } from "./CompanyStep";
import { StepForm } from "./StepForm";

const valueOnly = { value: true };

function ExposureFields({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation();
  const { input } = useField<string | null>("isExposed", { subscription: valueOnly, allowNull: true });
  return (
    <>
      <FormChoiceCards
        name="isExposed"
        label={t("company.exposure.label")}
        choices={[
          { value: "no", title: t("company.exposure.no"), description: t("company.exposure.noText") },
          { value: "yes", title: t("company.exposure.yes"), description: t("company.exposure.yesText") },
        ]}
        readOnly={isBusy}
      />
      {input.value === "yes" ? (
        <FormTextAreaField
          name="details"
          label={t("company.exposure.details")}
          description={t("company.exposure.detailsHint")}
          readOnly={isBusy}
        />
      ) : null}
      <Disclosure summary={t("company.exposure.whatTitle")}>
        <Text tone="muted" isMeasured>
          {t("company.exposure.what")}
        </Text>
      </Disclosure>
    </>
  );
}

/** The question about politically exposed persons. */
export function ExposureStep({ stored, drafts, isBusy, notice, onSubmit, actions }: FormStepProps) {
  const validate = useValidation<ExposureValues>(exposureRules);
  return (
    <StepForm<ExposureValues>
      initial={{ ...exposureValuesOf(stored), ...drafts.read().exposure }}
      onType={(exposure) => drafts.keep({ exposure })}
      onSubmit={(values) => isBusy || onSubmit(changedAnswers(exposureAnswersOf(values), stored))}
      validate={validate}
      notice={notice}
      actions={actions}
    >
      <ExposureFields isBusy={isBusy} />
    </StepForm>
  );
}
