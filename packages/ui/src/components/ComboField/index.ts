export { ComboField, type ComboFieldProps } from "./ComboField";
export { type ComboOption } from "./searchOptions";
