import { object, type InferType } from "yup";
import { longestDescription, longestSubject } from "../complaint";
import { tidyText } from "../reference";
import { atom } from "./atom";
import { ruleMessage } from "./messages";

const upTo = (limit: number, tidy: (text: string) => string) =>
  atom((text) => (text.length > limit ? ruleMessage("error.text.tooLong", { limit }) : null), tidy);

const complaint = () =>
  object({
    subject: upTo(longestSubject, tidyText).required(ruleMessage("error.subject.required")),
    description: upTo(longestDescription, (text) => text.trim()).required(
      ruleMessage("error.description.required"),
    ),
  });

/** For the text of a complaint; its files are checked by `complaintFilesProblem` of `@amberline/domain/complaint`. */
export const complaintRules = /* @__PURE__ */ complaint();
export type ComplaintForm = InferType<typeof complaintRules>;
