import { describe, expect, it } from "vitest";
import { brand } from "../apps/bank/src/brand.ts";
import { bankTimeZone } from "../apps/sandbox/src/days.ts";
import { ownBank, partnerBank } from "../apps/sandbox/src/bank.ts";
import { banks } from "../apps/sandbox/src/seed/banks.ts";
import { dark, light } from "../apps/sandbox/src/theme/colours.ts";
import { themes } from "../packages/ui/src/tokens/themes.ts";

/** A bank that makes the product its own changes `brand.ts`; to try it with the sandbox, `bank.ts` follows. */
describe("the app's brand and the sandbox behind it", () => {
  it("are the same bank, in the same place", () => {
    expect(brand.name).toBe(ownBank.name);
    expect(brand.timeZone).toBe(bankTimeZone);
  });

  it("send money for a customer's own IBAN to the same place [2.9]", () => {
    const { bic, name, address } = ownBank;
    expect(brand.loading.own).toEqual({ bic, name, address });
  });

  it("send money for a customer without one to the same account of the partner bank [2.9]", () => {
    expect(brand.loading.partner).toEqual(partnerBank);
  });

  it("know the bank that top-ups of the partner's card are paid to [9]", () => {
    expect(banks.map(({ bic }) => bic)).toContain(brand.partner.topUpBic);
  });

  it("have the same colours, light and dark", () => {
    expect(themes.light.colors).toMatchObject(light);
    expect(themes.dark.colors).toMatchObject(dark);
  });
});
