export { PayeeShortcuts, type PayeeShortcutsProps } from "./PayeeShortcuts";
