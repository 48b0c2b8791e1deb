export { companyRegistrationMachine } from "./companyRegistration.machine";
export type {
  CompanyRegistrationEvent,
  CompanyRegistrationInput,
  CompanyOutcome,
  EnterOutcome,
  FoundOutcome,
  StoreOutcome,
} from "./companyRegistration.setup";
export { wireCompanyRegistration, type CompanyRegistrationCalls } from "./companyRegistration.wire";
export { companySteps, missingIn, mustRegister, type CompanyStep } from "./soFar";
export { createDraftKeeper, type DraftKeeper } from "./drafts";
export { CompanyRegistrationScreen, type CompanyRegistrationScreenProps } from "./CompanyRegistrationScreen";
export { ContractStep, DocumentsStep, MembersStep, preloadParts } from "./parts";
export { companyAnswersOf, exposureAnswersOf } from "./answers";
