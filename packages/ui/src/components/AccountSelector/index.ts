export { AccountSelector, type AccountOption, type AccountSelectorProps } from "./AccountSelector";
