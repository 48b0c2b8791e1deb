import { expect, it } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import { trialBalance } from "./index";

describeOnDatabases("a new bank", (at) => {
  it("has a ledger that adds up to nothing", async () => {
    expect((await trialBalance(at.db)).totals).toEqual([
      { currency: "EUR", postedCents: 0 },
      { currency: "GBP", postedCents: 0 },
    ]);
  });
});
