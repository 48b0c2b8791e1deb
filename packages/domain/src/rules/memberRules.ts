import { boolean, object, string, type InferType, type StringSchema } from "yup";
import { memberPositions, parseShare, wholeShare } from "../company";
import { tidyText } from "../reference";
import { name } from "./addressAtoms";
import { atom, matching } from "./atom";
import { say, type RuleMessage } from "./messages";
import { email } from "./personAtoms";

const longest = 70;

const userId = () =>
  matching(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i,
    say("error.userId.rule"),
    (text) => tidyText(text).toLowerCase(),
  );

function shareProblem(text: string): RuleMessage | null {
  const share = parseShare(text);
  if (share !== null && share <= wholeShare) return null;
  if (/^-/.test(text)) return say("error.percent.low");
  return /^\d+(\.\d*)?$/.test(text) && /^\d{4,}|^[1-9]\d\d/.test(text)
    ? say("error.percent.high")
    : say("error.percent.rule");
}

const unless = (field: string, value: unknown, then: StringSchema) =>
  string().when(field, { is: value, otherwise: () => then });

const upTo = (text: StringSchema) => text.max(longest, say("error.text.tooLong", { limit: longest }));

const member = () =>
  object({
    isExisting: boolean().required(),
    userId: string().when("isExisting", {
      is: true,
      then: () => userId().required(say("error.userId.required")),
    }),
    firstName: unless("isExisting", true, upTo(name()).required(say("error.memberFirstName.required"))),
    lastName: unless("isExisting", true, upTo(name()).required(say("error.memberLastName.required"))),
    email: unless(
      "isExisting",
      true,
      email(say("error.memberEmail.invalid")).required(say("error.memberEmail.required")),
    ),
    position: string()
      .required(say("error.position.required"))
      .oneOf(memberPositions, say("error.position.required")),
    percent: string().when("position", {
      is: "owner",
      then: () => atom(shareProblem, tidyText).required(say("error.percent.required")),
    }),
  });

/** Adding a member to a company: somebody who has a user id, or somebody new; owners with their share. */
export const memberRules = /* @__PURE__ */ member();
export type MemberForm = InferType<typeof memberRules>;
