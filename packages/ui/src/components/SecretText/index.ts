export { SecretText, type SecretTextProps } from "./SecretText";
