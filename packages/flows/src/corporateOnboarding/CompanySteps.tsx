import { StepList } from "@amberline/ui/StepList";
import { useTranslation } from "../i18n";
import { companySteps, type CompanyStep } from "./corporateOnboarding.types";

interface CompanyStepsProps {
  current: CompanyStep;
  /** How much is missing of each step; null before the account is open, when the others wait for the first. */
  missing: Readonly<Record<CompanyStep, number>> | null;
  isBusy: boolean;
  onOpen: (step: CompanyStep) => void;
}

/** The steps of a registration with the state of each. */
export function CompanySteps({ current, missing, isBusy, onOpen }: CompanyStepsProps) {
  const { t } = useTranslation();
  const stateOf = (step: CompanyStep): string => {
    if (!missing) return step === current ? "" : t("company.state.later");
    if (step === "review") return t(missing.review ? "company.state.incomplete" : "company.state.complete");
    return missing[step] === 0 ? t("company.state.done") : t("company.state.left", { count: missing[step] });
  };
  const steps = companySteps.map((id) => ({
    id,
    title: t(`company.step.${id}`),
    state: stateOf(id),
    isDone: missing?.[id] === 0,
    isDisabled: isBusy || (missing === null && id !== current),
  }));
  return <StepList label={t("company.steps")} steps={steps} current={current} onOpen={onOpen} />;
}
