import { type ReactNode, type RefObject } from "react";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Stack } from "@amberline/ui/Stack";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useTranslation } from "../i18n";
import { LeaveDialog } from "../leave";
import { Announcer, LoadFailure } from "../parts";
import { CompanyBanner } from "./CompanyBanner";
import { Registration } from "./Registration";
import { Container } from "./Registration.styles";
import type { StepPanelProps } from "./StepPanel";
import { companySteps, type CompanyStep } from "./soFar";

export interface CompanyRegistrationScreenProps extends Omit<StepPanelProps, "step"> {
  /** Link to the profile of a confirmed company. */
  toProfile: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

function openStep(snapshot: CompanyRegistrationScreenProps["snapshot"]): CompanyStep | null {
  if (snapshot.matches("founding")) return "company";
  const { value } = snapshot;
  if (typeof value !== "object" || !("open" in value)) return null;
  const { place } = value.open;
  if (typeof place !== "object") return null;
  const { registration } = place;
  return (
    companySteps.find((step) =>
      typeof registration === "object" ? step in registration : step === registration,
    ) ?? null
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Stack aria-busy>
      <VisuallyHidden role="status">{t("company.loading")}</VisuallyHidden>
      {["steps", "missing", "step"].map((place) => (
        <Skeleton key={place} shape="block" height="6rem" />
      ))}
    </Stack>
  );
}

/** Company registration in steps (specification 2.18); can be left and resumed. */
export function CompanyRegistrationScreen(props: CompanyRegistrationScreenProps) {
  const { titleRef, toProfile, ...panel } = props;
  const { snapshot, send } = panel;
  const { t } = useTranslation();
  const { company, notice } = snapshot.context;
  const isNotEntered = snapshot.matches({ founding: "notEntered" });
  const isWorkspace = snapshot.matches({ open: { place: "workspace" } });
  const step = openStep(snapshot);
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    titleRef?.current?.focus();
    send({ type: "page.retry" });
  };
  return (
    <Container>
      <PageHeader
        title={company?.name || t("page.createCompany")}
        lead={isWorkspace ? undefined : t(company ? "company.lead" : "company.lead.first")}
        titleRef={titleRef}
      />
      {snapshot.matches("loading") ? <Loading /> : null}
      {snapshot.matches("loadFailed") || isNotEntered ? (
        <LoadFailure
          title={t(isNotEntered ? "company.enterFailed" : "company.loadFailed")}
          notice={notice}
          onRetry={retry}
        />
      ) : null}
      {step && !isNotEntered ? <Registration {...panel} step={step} toProfile={toProfile} /> : null}
      {company && isWorkspace ? <CompanyBanner company={company} toProfile={toProfile} isComplete /> : null}
      {snapshot.hasTag("dialog") ? (
        <LeaveDialog
          about="upload"
          onStay={() => send({ type: "leave.cancel" })}
          onLeave={() => send({ type: "leave.confirm" })}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Container>
  );
}
