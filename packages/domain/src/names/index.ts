export { initials, normaliseName, shortName } from "./names";
