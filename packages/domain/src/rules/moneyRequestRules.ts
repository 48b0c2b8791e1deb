import { object, string, type InferType } from "yup";
import { addDays, compareDays } from "../dates";
import { textLength, tidyText } from "../reference";
import { atom } from "./atom";
import { ruleMessage } from "./messages";
import { amount, type AmountContext } from "./payeeRules";
import { beneficiaryName } from "./paymentAtoms";
import { charactersProblem } from "./written";

/** The language an amount is typed in, and the bank's day. */
type MoneyRequestContext = AmountContext & { today: string };

/** Characters. */
const textLimit = 70;
/** Days from today. */
const longest = 365;

const whatFor = () =>
  atom((text) => {
    const isTooLong = textLength(text) > textLimit;
    return (
      charactersProblem(text, "error.paymentReference.characters") ??
      (isTooLong ? ruleMessage("error.text.tooLong", { limit: textLimit }) : null)
    );
  }, tidyText);

const lastDay = () =>
  string()
    .required(ruleMessage("error.plan.day"))
    .test("until", function (day) {
      const { today } = this.options.context as MoneyRequestContext;
      if (compareDays(day, today) < 0)
        return this.createError({ message: ruleMessage("error.requestUntil.past") });
      return compareDays(day, addDays(today, longest)) > 0
        ? this.createError({ message: ruleMessage("error.plan.tooFar") })
        : true;
    });

const moneyRequest = () =>
  object({
    amount: amount({ isRequired: true }),
    text: whatFor().required(ruleMessage("error.paymentReference.required")),
    payer: beneficiaryName(),
    until: lastDay(),
  });

/** Requires a `MoneyRequestContext` with every validation. */
export const moneyRequestRules = /* @__PURE__ */ moneyRequest();
export type MoneyRequestForm = InferType<typeof moneyRequestRules>;
