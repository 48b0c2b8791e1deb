export { checkName, type NameCheck } from "./checkName";
export { compareNames } from "./compareNames";
export { bankOf, holderOf } from "./holder";
