import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";
import { noBody, wireAmount } from "./schemas";

const year = () => number().integer().min(2000).max(2200).required();

/**
 * Of the token's account, the newest first: what was paid in fees. A year that is not over counts until now. An addition
 * to the specification, as are the two papers.
 */
export const feeYearList = defineCall({
  name: "feeYearList",
  summary: "Lists the years of an account with what was paid in fees.",
  method: "POST",
  path: "/account/fees",
  request: noBody,
  response: object({
    data: array(
      object({ year: year(), paid: wireAmount().required(), is_over: boolean().required() }),
    ).required(),
  }),
});

/** Directive 2014/92/EU, article 5, in the format of Implementing Regulation (EU) 2018/33. */
export const feeYearPdf = defineCall({
  name: "feeYearPdf",
  summary: "Answers the statement of fees of a year as PDF.",
  method: "POST",
  path: "/account/fees/pdf",
  answer: "file",
  timeoutMs: 60_000,
  request: object({ year: year() }),
  response: wireFile("application/pdf"),
});

/** For anybody. Directive 2014/92/EU, article 4, in the format of Implementing Regulation (EU) 2018/34. */
export const feeInformationPdf = defineCall({
  name: "feeInformationPdf",
  summary: "Answers the fee information document of a consumers' tariff as PDF.",
  method: "POST",
  path: "/tariffs/pdf",
  access: "none",
  answer: "file",
  timeoutMs: 60_000,
  request: object({ tariff: string().max(50).required() }),
  response: wireFile("application/pdf"),
});
