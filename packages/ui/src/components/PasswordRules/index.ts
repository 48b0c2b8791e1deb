export { PasswordRules, type PasswordRule, type PasswordRulesProps } from "./PasswordRules";
