export { type AccountOption } from "./AccountOption";
export { AccountSelector, type AccountSelectorProps } from "./AccountSelector";
