import { boolean, object, string, type InferType, type StringSchema } from "yup";
import { memberPositions, parseShare, wholeShare } from "../company";
import { tidyText } from "../reference";
import { name } from "./addressAtoms";
import { atom, matching } from "./atom";
import { ruleMessage, type RuleMessage } from "./messages";
import { email } from "./personAtoms";

const longest = 70;

const userId = () =>
  matching(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i,
    ruleMessage("error.userId.rule"),
    (text) => tidyText(text).toLowerCase(),
  );

function shareProblem(text: string): RuleMessage | null {
  const share = parseShare(text);
  if (share !== null && share <= wholeShare) return null;
  if (/^-/.test(text)) return ruleMessage("error.percent.low");
  return /^\d+(\.\d*)?$/.test(text) && /^\d{4,}|^[1-9]\d\d/.test(text)
    ? ruleMessage("error.percent.high")
    : ruleMessage("error.percent.rule");
}

export const unless = (field: string, value: unknown, then: StringSchema) =>
  string().when(field, { is: value, otherwise: () => then });

export const upTo = (text: StringSchema) =>
  text.max(longest, ruleMessage("error.text.tooLong", { limit: longest }));

const member = () =>
  object({
    isExisting: boolean().required(),
    userId: string().when("isExisting", {
      is: true,
      then: () => userId().required(ruleMessage("error.userId.required")),
    }),
    firstName: unless(
      "isExisting",
      true,
      upTo(name()).required(ruleMessage("error.memberFirstName.required")),
    ),
    lastName: unless("isExisting", true, upTo(name()).required(ruleMessage("error.memberLastName.required"))),
    email: unless(
      "isExisting",
      true,
      email(ruleMessage("error.memberEmail.invalid")).required(ruleMessage("error.memberEmail.required")),
    ),
    position: string()
      .required(ruleMessage("error.position.required"))
      .oneOf(memberPositions, ruleMessage("error.position.required")),
    percent: string().when("position", {
      is: "owner",
      then: () => atom(shareProblem, tidyText).required(ruleMessage("error.percent.required")),
    }),
  });

/** A member is an existing user id or a new person; owners have a share. */
export const memberRules = /* @__PURE__ */ member();
export type MemberForm = InferType<typeof memberRules>;
