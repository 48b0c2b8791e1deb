import { string } from "yup";
import { ruleMessage } from "./messages";

/** The repeated password of a form whose field `password` has the first. */
export const passwordRepeat = () =>
  string()
    .required(ruleMessage("error.passwordRepeat.required"))
    .test("same", function (text) {
      const { password } = this.parent as { password?: unknown };
      return (
        !text ||
        text === password ||
        this.createError({ message: ruleMessage("error.passwordRepeat.mismatch") })
      );
    });

/** The requirements of a password and whether the text meets each. */
export const passwordParts = (text: string) =>
  [
    { id: "length", isMet: [...text].length >= 8 && [...text].length <= 64 },
    { id: "upper", isMet: /\p{Lu}/u.test(text) },
    { id: "lower", isMet: /\p{Ll}/u.test(text) },
    { id: "digit", isMet: /\p{Nd}/u.test(text) },
  ] as const;
