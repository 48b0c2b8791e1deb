import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { type ReactNode } from "react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { CompanyStep } from "./CompanyStep";
import type { companyRegistrationMachine } from "./companyRegistration.machine";
import type { CompanyRegistrationEvent } from "./companyRegistration.setup";
import type { DraftKeeper } from "./drafts";
import { ExposureStep } from "./ExposureStep";
import { ReviewStep } from "./parts";
import { companySteps, missingIn, type CompanyStep as StepName } from "./soFar";

export interface StepPanelProps {
  snapshot: SnapshotFrom<typeof companyRegistrationMachine>;
  send: (event: CompanyRegistrationEvent) => void;
  step: StepName;
  drafts: DraftKeeper;
  /** The parts the profile shows too. */
  parts: Readonly<Record<"members" | "documents" | "contract", ReactNode>>;
}

const noAnswers = {};

/** The content of a step, with links to the previous and next one. */
export function StepPanel({ snapshot, send, step, drafts, parts }: StepPanelProps) {
  const { t } = useTranslation();
  const { company, notice, isSigned } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const place = companySteps.indexOf(step);
  const before = companySteps[place - 1];
  const after = companySteps[place + 1];
  const open = (to: StepName) => send({ type: "step.open", step: to });
  const back = before ? (
    <Button appearance="quiet" size="lg" aria-disabled={isBusy || undefined} onClick={() => open(before)}>
      {t("company.back")}
    </Button>
  ) : null;

  if (step === "company" || step === "exposure") {
    const Step = step === "company" ? CompanyStep : ExposureStep;
    return (
      <Step
        stored={company?.answers ?? noAnswers}
        drafts={drafts}
        isBusy={isBusy}
        notice={notice}
        onSubmit={(answers) => send({ type: "answers.submit", step, answers })}
        actions={
          <Actions layout="pair">
            {back}
            <Button type="submit" size="lg" isBusy={isBusy}>
              {t(company ? "company.saveAndContinue" : "company.open")}
            </Button>
          </Actions>
        }
      />
    );
  }
  const isDone = company !== null && !missingIn({ company, isSigned }).some((one) => one.step === step);
  return (
    <>
      {step === "review"
        ? company && <ReviewStep company={company} isSigned={isSigned} onEdit={open} />
        : parts[step]}
      <Actions layout="pair">
        {back}
        {after ? (
          <Button size="lg" appearance={isDone ? "primary" : "quiet"} onClick={() => open(after)}>
            {t("company.continue")}
          </Button>
        ) : null}
      </Actions>
    </>
  );
}
