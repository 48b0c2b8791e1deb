export { AmountField, type AmountFieldProps } from "./AmountField";
export { useNumberKeys, type LeftOutText } from "./useNumberKeys";
