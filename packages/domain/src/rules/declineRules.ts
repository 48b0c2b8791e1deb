import { object, type InferType } from "yup";
import { longestReason } from "../rights";
import { atom } from "./atom";
import { ruleMessage } from "./messages";

const decline = () =>
  object({
    reason: atom(
      (text) =>
        text.length > longestReason ? ruleMessage("error.text.tooLong", { limit: longestReason }) : null,
      (text) => text.trim(),
    ).required(ruleMessage("error.reason.required")),
  });

/** Why something that waits for approval is declined. */
export const declineRules = /* @__PURE__ */ decline();
export type DeclineForm = InferType<typeof declineRules>;
