export { corporateOnboardingMachine } from "./corporateOnboarding.machine";
export {
  companySteps,
  type CompanyStep,
  type CorporateOnboardingEvent,
  type CorporateOnboardingInput,
  type CompanyOutcome,
  type EnterOutcome,
  type FoundOutcome,
  type StoreOutcome,
} from "./corporateOnboarding.types";
export { wireCorporateOnboarding, type CorporateOnboardingCalls } from "./corporateOnboarding.wire";
export { missingIn, mustRegister } from "./soFar";
export { createDraftKeeper, type DraftKeeper } from "./drafts";
export { RegistrationScreen, type RegistrationScreenProps } from "./RegistrationScreen";
export { ContractStep, DocumentsStep, MembersStep, preloadParts } from "./parts";
export { exposureAnswersOf } from "./answers";
