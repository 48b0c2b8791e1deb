import { object, string } from "yup";
import { defineCall } from "./call";
import { noBody } from "./schemas";

/** How often the bank tells that a statement is ready: of each day, each week, each month. */
export const statementRhythms = ["none", "daily", "weekly", "monthly"] as const;

const rhythm = () => string().oneOf(statementRhythms).required();
const answer = () => object({ data: object({ rhythm: rhythm() }).required() });

/** Of the token's account, for the caller alone. An addition to the specification, as is `has_statements`. */
export const statementScheduleInfo = defineCall({
  name: "statementScheduleInfo",
  summary: "Answers how often the caller is told of a statement.",
  method: "POST",
  path: "/order/statements",
  request: noBody,
  response: answer(),
});

/** The caller is told by e-mail once the day, week or month of a statement is over. An addition to the specification. */
export const statementScheduleUpdate = defineCall({
  name: "statementScheduleUpdate",
  summary: "Sets how often the caller is told of a statement.",
  method: "POST",
  path: "/order/statements/update",
  request: object({ rhythm: rhythm() }),
  response: answer(),
});
