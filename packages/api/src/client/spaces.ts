import { moneyToDecimal, type Money } from "@amberline/domain/money";
import type { ResponseOf } from "../contract";
import { spaceClose, spaceList, spaceMove, spaceSave } from "../contract/spaces";
import type { Space, SpaceMove, SpaceWish } from "./model";
import type { Outcome } from "./outcome";
import { readMoney, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

type Wire = ResponseOf<typeof spaceList>;

function readRule(rule: Wire["data"][number]["rule"]): Space["rule"] {
  if (rule?.kind === "monthly" && rule.amount !== null && rule.day !== null)
    return { kind: "monthly", amount: readMoney(rule.amount, "EUR"), day: rule.day };
  return rule?.kind === "roundUp" ? { kind: "roundUp" } : null;
}

const readSpaces = ({ data }: Wire): readonly Space[] =>
  data.map(({ id, name, balance, goal, rule, next, skipped }) => ({
    id,
    name,
    balance: readMoney(balance, "EUR"),
    goal: goal && { amount: readMoney(goal.amount, "EUR"), until: goal.until },
    rule: readRule(rule),
    next,
    skipped,
  }));

const decimal = (amount: Money) => moneyToDecimal(amount);

const writeRule = (rule: Space["rule"]) =>
  rule && {
    kind: rule.kind,
    amount: rule.kind === "monthly" ? decimal(rule.amount) : null,
    day: rule.kind === "monthly" ? rule.day : null,
  };

/** Where the account has spaces: of the client's account, the oldest first. */
export const spaceCalls = (send: Send) => ({
  async spaces(options: RequestOptions = {}): Promise<Outcome<readonly Space[]>> {
    return translated(await send(spaceList, {}, options), readSpaces);
  },

  /** An id that is new opens a space, the same again changes it. */
  async saveSpace(
    { id, name, goal, rule }: SpaceWish,
    options: RequestOptions = {},
  ): Promise<Outcome<readonly Space[]>> {
    const wanted = {
      id,
      name,
      goal: goal && { ...goal, amount: decimal(goal.amount) },
      rule: writeRule(rule),
    };
    return translated(await send(spaceSave, wanted, options), readSpaces);
  },

  /** The same key again moves nothing more. */
  async moveToSpace(
    { amount, ...move }: SpaceMove,
    options: RequestOptions = {},
  ): Promise<Outcome<readonly Space[]>> {
    return translated(await send(spaceMove, { ...move, amount: decimal(amount) }, options), readSpaces);
  },

  /** What it has goes back to the account. */
  async closeSpace(id: string, options: RequestOptions = {}): Promise<Outcome<readonly Space[]>> {
    return translated(await send(spaceClose, { id }, options), readSpaces);
  },
});

export type SpaceClient = ReturnType<typeof spaceCalls>;
