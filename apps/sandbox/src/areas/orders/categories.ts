import { type calls } from "@amberline/api/contract";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { accountOfCaller, hiddenAs } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { categorySums } from "../../ledger";
import { type Parts } from "../../parts";
import { readFilter } from "./filter";

const euro = (cents: number) => moneyToDecimal(money(cents, "EUR"));

/** /order/categories */
export const sumCategories =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, texts }: CallerAsk<typeof calls.orderCategories>) => {
    const account = await accountOfCaller(db, caller, request.id, "see");
    const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
    const sums = await categorySums(db, { ...sight, ...readFilter(request, texts) });
    return {
      data: sums.map(({ category, inCents, outCents }) => ({
        category,
        in: euro(inCents),
        out: euro(outCents),
      })),
    };
  };
