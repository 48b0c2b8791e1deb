export { checkName, type NameCheck } from "./checkName";
export { compareNames } from "./compareNames";
export { banksByIban, holderOf, holdersOf } from "./holder";
