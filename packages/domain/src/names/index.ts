export { initials, normaliseName } from "./names";
