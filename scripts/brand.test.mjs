import { describe, expect, it } from "vitest";
import { brand } from "@amberline/bank/brand";
import { bankTimeZone } from "@amberline/sandbox/days";
import { ownBank, partnerBank } from "@amberline/sandbox/bank";
import { banks } from "@amberline/sandbox/seed/banks";
import { dark, light } from "@amberline/sandbox/theme/colours";
import { themes } from "@amberline/ui/tokens";

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

  it("know the bank that top-ups of the partner's card are paid to [9-9]", () => {
    expect(banks.map(({ bic }) => bic)).toContain(brand.partner.topUpBic);
  });

  it("have the same colours, light and dark", () => {
    expect(themes.light.colors).toMatchObject(light);
    expect(themes.dark.colors).toMatchObject(dark);
  });
});
