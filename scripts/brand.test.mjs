import { describe, expect, it } from "vitest";
import { brand } from "@amberline/bank/brand";
import { bankTimeZone } from "@amberline/sandbox/days";
import { ownBank, partnerBank } from "@amberline/sandbox/bank";
import { bankTextsIn } from "@amberline/sandbox/locales";
import { banks } from "@amberline/sandbox/seed/banks";
import { dark, light } from "@amberline/sandbox/theme/colours";
import { themes } from "@amberline/ui/tokens";

/** A bank that makes the product its own has its own `bank.json`; money sent in the sandbox still arrives there. */
describe("the app's brand and the sandbox behind it", () => {
  it("have their days in the same place", () => {
    expect(brand.timeZone).toBe(bankTimeZone);
  });

  it("send money for a customer's own IBAN to the same place [2.9]", () => {
    const { bic } = ownBank;
    const address = Object.fromEntries(
      Object.keys(brand.loading.own.address).map((language) => [language, bankTextsIn(language).address]),
    );
    expect(brand.loading.own).toMatchObject({ bic, address });
  });

  it("send money for a customer without one to the same account of the partner bank [2.9]", () => {
    const { holder: _, ...account } = partnerBank;
    expect(brand.loading.partner).toMatchObject(account);
  });

  it("know the bank that top-ups of the partner's card are paid to [9-9]", () => {
    expect(banks.map(({ bic }) => bic)).toContain(brand.partner.topUpBic);
  });

  it("have the same colours, light and dark", () => {
    expect(themes.light.colors).toMatchObject(light);
    expect(themes.dark.colors).toMatchObject(dark);
  });
});
