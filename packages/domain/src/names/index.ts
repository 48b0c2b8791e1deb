export { hasLegalForm, initials, normaliseName, shortName } from "./names";
