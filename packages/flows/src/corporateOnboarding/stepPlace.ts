import type { SnapshotFrom } from "xstate";
import type { corporateOnboardingMachine } from "./corporateOnboarding.machine";
import { companySteps, type CompanyStep } from "./corporateOnboarding.types";

/** The step that is open; null where there is none. */
export function openStep(snapshot: SnapshotFrom<typeof corporateOnboardingMachine>): CompanyStep | null {
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

/** The step beside another one, in the direction given; null past either end. */
export const stepBeside = (step: CompanyStep, direction: 1 | -1): CompanyStep | null =>
  companySteps[companySteps.indexOf(step) + direction] ?? null;
