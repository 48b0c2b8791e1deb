export { SettledStatus, type SettledStatusProps } from "./SettledStatus";
