export { PasswordStrength, type PasswordScore, type PasswordStrengthProps } from "./PasswordStrength";
