import { Icon } from "@amberline/ui/Icon";
import { Check } from "lucide-react";
import { useTranslation } from "../i18n";
import { companySteps, type CompanyStep } from "./corporateOnboarding.types";
import { Steps } from "./StepList.styles";

interface StepListProps {
  current: CompanyStep;
  /** How much is missing of each step; null before the account is open, when the others wait for the first. */
  missing: Readonly<Record<CompanyStep, number>> | null;
  isBusy: boolean;
  onOpen: (step: CompanyStep) => void;
}

/** The steps of a registration with the state of each; any of them can be opened. */
export function StepList({ current, missing, isBusy, onOpen }: StepListProps) {
  const { t } = useTranslation();
  const stateOf = (step: CompanyStep): string => {
    if (!missing) return step === current ? "" : t("company.state.later");
    if (step === "review") return t(missing.review ? "company.state.incomplete" : "company.state.complete");
    return missing[step] === 0 ? t("company.state.done") : t("company.state.left", { count: missing[step] });
  };
  return (
    <Steps aria-label={t("company.steps")}>
      <ol>
        {companySteps.map((step, at) => {
          const isDone = missing?.[step] === 0;
          const isInert = isBusy || (missing === null && step !== current);
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? "step" : undefined}
                aria-disabled={isInert || undefined}
                data-done={isDone || undefined}
                onClick={() => isInert || step === current || onOpen(step)}
              >
                <span data-part="mark" aria-hidden>
                  {isDone ? <Icon icon={Check} size={18} strokeWidth={2.25} /> : at + 1}
                </span>
                <span data-part="words">
                  <span>{t(`company.step.${step}`)}</span>
                  {stateOf(step) ? <small>{stateOf(step)}</small> : null}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </Steps>
  );
}
