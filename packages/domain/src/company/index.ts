export {
  companyAnswers,
  COMPANY_SECTION,
  EXPOSURE_DETAILS,
  EXPOSURE_QUESTION,
  EXPOSURE_SECTION,
  legalForms,
  type CompanyAnswer,
  type LegalForm,
} from "./answers";
export {
  documentKeyOf,
  documentNameOf,
  documentQuota,
  DOCUMENT_SECTION,
  fileProblem,
  isHandedIn,
  largestDocument,
  requiredDocuments,
  roomBeside,
  type DocumentKey,
  type DocumentProblem,
  type FileOutside,
} from "./documents";
export {
  formatShare,
  memberPositions,
  parseShare,
  totalShare,
  wholeShare,
  type MemberPosition,
} from "./members";
export { missingOf, needsRegistration, type CompanyProgress, type Missing } from "./missing";
export { pdfProblem } from "./pdf";
