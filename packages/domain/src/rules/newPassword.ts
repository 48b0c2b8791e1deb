import { string, type StringSchema } from "yup";
import { say } from "./messages";

/** A new password typed again, in the form whose field `password` has the first. */
export const passwordRepeat = (): StringSchema =>
  string()
    .required(say("error.passwordRepeat.required"))
    .test("same", function (text) {
      const { password } = this.parent as { password?: unknown };
      return (
        !text || text === password || this.createError({ message: say("error.passwordRepeat.mismatch") })
      );
    });
