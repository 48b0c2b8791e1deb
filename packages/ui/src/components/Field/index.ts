export { Field, type FieldProps } from "./Field";
export { FieldFoot, type FieldFootProps } from "./FieldFoot";
export { useFieldWiring, type FieldControl, type FieldHelp, type FieldWords } from "./useFieldWiring";
