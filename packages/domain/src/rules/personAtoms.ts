import { type StringSchema } from "yup";
import { codeLength } from "../code";
import { tidyText } from "../reference";
import { atom, matching, withoutSpaces } from "./atom";
import { ruleMessage, type RuleMessage } from "./messages";

// Local part after RFC 5322's dot-atom, with letters of every script (RFC 6531); the domain needs a dot.
const emailPattern =
  /^(?=.{3,254}$)(?=[^@]{1,64}@)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u;

export const email = (problem: RuleMessage = ruleMessage("error.email.invalid")): StringSchema =>
  matching(emailPattern, problem, tidyText);

/** 8 to 64 characters with an uppercase letter, a lowercase letter and a digit; never trimmed. */
export const password = (): StringSchema =>
  matching(/^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd}).{8,64}$/su, ruleMessage("error.password.rule"));

/** Confirmation and two-factor codes: exactly 6 characters, ignoring spaces. */
export const code = (): StringSchema =>
  atom(
    (text) =>
      [...text].length === codeLength ? null : ruleMessage("error.code.length", { length: codeLength }),
    withoutSpaces,
  );
