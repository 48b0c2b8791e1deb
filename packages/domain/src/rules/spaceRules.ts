import { object, string, type InferType } from "yup";
import { compareDays } from "../dates";
import { textLength, tidyText } from "../reference";
import { atom } from "./atom";
import { ruleMessage } from "./messages";
import { amount, type AmountContext } from "./payeeRules";
import { charactersProblem } from "./written";

/** The language an amount is typed in, and the bank's day. */
type SpaceContext = AmountContext & { today: string };

/** Characters. */
const nameLimit = 35;

const name = () =>
  atom((text) => {
    const isTooLong = textLength(text) > nameLimit;
    return (
      charactersProblem(text, "error.paymentReference.characters") ??
      (isTooLong ? ruleMessage("error.text.tooLong", { limit: nameLimit }) : null)
    );
  }, tidyText);

const goalDay = () =>
  string().test("until", function (day) {
    const { today } = this.options.context as SpaceContext;
    return day && compareDays(day, today) < 0
      ? this.createError({ message: ruleMessage("error.requestUntil.past") })
      : true;
  });

const space = () =>
  object({
    name: name().required(ruleMessage("error.spaceName.required")),
    goal: amount({ isRequired: false }),
    until: goalDay(),
    rule: string(),
    monthly: amount({ isRequired: false }).when("rule", {
      is: "monthly",
      then: () => amount({ isRequired: true }),
    }),
    day: string(),
  });

/** Requires a `SpaceContext` with every validation. */
export const spaceRules = /* @__PURE__ */ space();
export type SpaceForm = InferType<typeof spaceRules>;

const spaceMove = () => object({ amount: amount({ isRequired: true }) });

/** Requires an `AmountContext` with every validation. */
export const spaceMoveRules = /* @__PURE__ */ spaceMove();
export type SpaceMoveForm = InferType<typeof spaceMoveRules>;
