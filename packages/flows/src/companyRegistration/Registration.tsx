import type { ReactNode } from "react";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { StepList } from "@amberline/ui/StepList";
import { useTranslation } from "../i18n";
import { CompanyBanner } from "./CompanyBanner";
import { MissingList } from "./MissingList";
import { missingItems, type MissingItem } from "./missingItems";
import { Columns, StepTitle, ToPrepare } from "./Registration.styles";
import { companySteps, missingIn, type CompanyStep } from "./soFar";
import { StepPanel, type StepPanelProps } from "./StepPanel";
import { useStepFocus } from "./useStepFocus";

const about = {
  exposure: "company.exposure.about",
  members: "company.members.about",
} as const;

function Prepare() {
  const { t } = useTranslation();
  return (
    <Stack as="section" gap={8}>
      <Heading size="body">{t("company.prepare.title")}</Heading>
      <ToPrepare>
        <li>{t("company.prepare.register")}</li>
        <li>{t("company.prepare.people")}</li>
        <li>{t("company.prepare.documents")}</li>
      </ToPrepare>
    </Stack>
  );
}

interface CompanyStepsProps {
  current: CompanyStep;
  /** Missing items by step; null before the account is opened, when only the first step is available. */
  missing: Readonly<Record<CompanyStep, number>> | null;
  isBusy: boolean;
  onOpen: (step: CompanyStep) => void;
}

function CompanySteps({ current, missing, isBusy, onOpen }: CompanyStepsProps) {
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

/** The steps, the missing items, and the open step. */
export function Registration(props: StepPanelProps & { toProfile: ReactNode }) {
  const { toProfile, ...panelProps } = props;
  const { snapshot, send, step } = panelProps;
  const { t } = useTranslation();
  const { company, isSigned } = snapshot.context;
  const { heading, panel, want } = useStepFocus(step);
  const missing = company ? missingIn({ company, isSigned }) : null;
  const countOf = (wanted: CompanyStep) =>
    (missing ?? []).filter((one) => wanted === "review" || one.step === wanted).length;
  const counts = Object.fromEntries(companySteps.map((one) => [one, countOf(one)]));
  const isBusy = snapshot.hasTag("busy");
  const go = (item: MissingItem) => {
    if (isBusy) return;
    want(item.field, item.step === step);
    send({ type: "step.open", step: item.step });
  };

  return (
    <Columns>
      <CompanySteps
        current={step}
        missing={missing && (counts as Record<CompanyStep, number>)}
        isBusy={isBusy}
        onOpen={(to) => {
          want(null, false);
          send({ type: "step.open", step: to });
        }}
      />
      <Stack gap={24}>
        {company ? (
          <CompanyBanner company={company} toProfile={toProfile} isComplete={missing?.length === 0} />
        ) : (
          <Prepare />
        )}
        {missing && missing.length > 0 && !company?.user.isCompanyConfirmed ? (
          <MissingList
            key={step === "review" ? "missing" : "still-missing"}
            items={missingItems(missing)}
            isOpenAtFirst={step === "review"}
            onGo={go}
          />
        ) : null}
        <Stack gap={4}>
          <Text size="small" tone="muted">
            {t("app.stepOf", { number: companySteps.indexOf(step) + 1, count: companySteps.length })}
          </Text>
          <StepTitle ref={heading} tabIndex={-1}>
            {t(`company.heading.${step}`)}
          </StepTitle>
          {step === "exposure" || step === "members" ? (
            <Text tone="muted" isMeasured>
              {t(about[step])}
            </Text>
          ) : null}
        </Stack>
        <Stack gap={24} ref={panel} key={step}>
          <StepPanel {...panelProps} />
        </Stack>
      </Stack>
    </Columns>
  );
}
