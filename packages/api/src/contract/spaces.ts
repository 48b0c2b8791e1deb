import { array, number, object, string } from "yup";
import { defineCall } from "./call";
import { noBody, wireAmount, wireDate } from "./schemas";

/** `roundUp` moves what is missing to the next euro of each payment of a day; `monthly` an amount on a day of each month. */
export const spaceRules = ["roundUp", "monthly"] as const;

/** Characters. */
export const longestSpaceName = 35;
/** The last day of the month that a rule can name. */
export const lastRuleDay = 28;

const goal = () =>
  object({
    amount: wireAmount().required(),
    /** By when, if the customer said so. */
    until: wireDate().nullable().default(null),
  })
    .nullable()
    .default(null);

const rule = () =>
  object({
    kind: string().oneOf(spaceRules).required(),
    /** Of `monthly`: how much, and on which day. */
    amount: wireAmount().nullable().default(null),
    day: number().integer().min(1).max(lastRuleDay).nullable().default(null),
  })
    .nullable()
    .default(null);

const space = object({
  id: string().required(),
  name: string().required(),
  balance: wireAmount().required(),
  goal: goal(),
  rule: rule(),
  /** The day on which the rule moves money next; null without one. */
  next: wireDate().nullable().default(null),
  /** The day on which the rule last ran, if the account had too little then. */
  skipped: wireDate().nullable().default(null),
});

const answer = () => object({ data: array(space).required() });

/** Of the token's account, the oldest first. An addition to the specification. */
export const spaceList = defineCall({
  name: "spaceList",
  summary: "Answers what the customer has set money aside for.",
  method: "POST",
  path: "/space",
  request: noBody,
  response: answer(),
});

/** The id is the customer's: the same again changes that space. An addition to the specification. */
export const spaceSave = defineCall({
  name: "spaceSave",
  summary: "Opens a space, or changes its name, goal and rule.",
  method: "POST",
  path: "/space/save",
  request: object({
    id: string().uuid().required(),
    name: string().max(longestSpaceName).required(),
    goal: goal(),
    rule: rule(),
  }),
  response: answer(),
});

/** By who may pay; takes no step-up. The same key again moves nothing more. An addition to the specification. */
export const spaceMove = defineCall({
  name: "spaceMove",
  summary: "Moves money from the account to a space of its own, or back.",
  method: "POST",
  path: "/space/move",
  request: object({
    id: string().required(),
    key: string().uuid().required(),
    direction: string().oneOf(["in", "out"]).required(),
    amount: wireAmount().required(),
  }),
  response: answer(),
});

/** What it has is moved back to the account. One that is closed stays so. An addition to the specification. */
export const spaceClose = defineCall({
  name: "spaceClose",
  summary: "Moves the money of a space back and closes it.",
  method: "POST",
  path: "/space/close",
  request: object({ id: string().required() }),
  response: answer(),
});
