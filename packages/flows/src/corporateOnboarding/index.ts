export { corporateOnboardingMachine } from "./corporateOnboarding.machine";
export type {
  CorporateOnboardingEvent,
  CorporateOnboardingInput,
  CompanyOutcome,
  EnterOutcome,
  FoundOutcome,
  StoreOutcome,
} from "./corporateOnboarding.setup";
export { wireCorporateOnboarding, type CorporateOnboardingCalls } from "./corporateOnboarding.wire";
export { companySteps, missingIn, mustRegister, type CompanyStep } from "./soFar";
export { createDraftKeeper, type DraftKeeper } from "./drafts";
export { RegistrationScreen, type RegistrationScreenProps } from "./RegistrationScreen";
export { ContractStep, DocumentsStep, MembersStep, preloadParts } from "./parts";
export { exposureAnswersOf } from "./answers";
