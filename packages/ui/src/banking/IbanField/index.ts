export { IbanField, type IbanFieldProps } from "./IbanField";
