export { TextAreaField, type TextAreaFieldProps } from "./TextAreaField";
export { TextField, type TextFieldProps } from "./TextField";
