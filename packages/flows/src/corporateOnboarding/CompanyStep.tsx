import type { Company, CompanyAnswerDraft } from "@amberline/api/client";
import { companyRules } from "@amberline/domain/rules";
import type { ReactNode } from "react";
import { useValidation } from "../screen";
import type { Notice } from "../shared";
import { changedAnswers, companyAnswersOf, companyValuesOf, type CompanyValues } from "./answers";
import { AddressFields, BusinessFields, RegisterFields } from "./CompanyFields";
import type { DraftKeeper } from "./drafts";
import { StepForm } from "./StepForm";

export interface FormStepProps {
  /** The answers stored; none while the account is still to be opened. */
  stored: Company["answers"];
  drafts: DraftKeeper;
  isBusy: boolean;
  notice: Notice | null;
  /** Called with the answers that differ from what is stored. */
  onSubmit: (answers: CompanyAnswerDraft[]) => void;
  actions: ReactNode;
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
