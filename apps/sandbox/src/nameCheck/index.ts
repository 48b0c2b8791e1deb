export { checkName, type NameCheck } from "./checkName";
export { compareNames } from "./compareNames";
export { holderOf } from "./holder";
