import type { PayeeBank } from "@amberline/api/client";
import { explainIban, normaliseIban } from "@amberline/domain/iban";
import type { Translate } from "../i18n";
import { countryName } from "../shared";

/** What is known about a partly typed account. `bank` is undefined until the directory answers. */
export interface PayeeHelp {
  tone: "neutral" | "positive" | "caution" | "negative";
  text: string;
}

/**
 * Live help below the IBAN: country and length, then the checksum, then the bank and what it accepts. Paying the same
 * account is refused.
 */
export function payeeHelp(
  text: string,
  bank: PayeeBank | null | undefined,
  t: Translate,
  locale: string,
  ownIban = "",
): PayeeHelp | undefined {
  const {
    stage,
    isOpen,
    country = "",
    isSepa,
    expectedLength = 0,
    missing = 0,
    excess = 0,
    ...rest
  } = explainIban(text);
  const name = country ? countryName(country, locale) : "";
  const typed = String(expectedLength - missing + excess);
  switch (stage) {
    case "empty":
      return undefined;
    case "country":
      if (isOpen) return { tone: "neutral", text: t("send.ibanHelp.country") };
      return {
        tone: "negative",
        text: t("error.iban.country", { code: normaliseIban(text).slice(0, 2) }),
      };
    case "characters": {
      const values = { character: rest.character ?? "", position: String(rest.position ?? 0), country: name };
      const key = /^[A-Z\d]$/.test(values.character) ? "error.iban.structure" : "error.iban.characters";
      return { tone: "negative", text: t(key, values) };
    }
    case "length":
      if (isOpen)
        return {
          tone: "neutral",
          text: t("send.ibanHelp.length", { country: name, typed, expected: String(expectedLength) }),
        };
      return {
        tone: "negative",
        text: t("error.iban.length", { country: name, typed, expected: String(expectedLength) }),
      };
    case "checksum":
      return { tone: "negative", text: t("error.iban.checksum") };
    case "valid":
      if (normaliseIban(text) === normaliseIban(ownIban))
        return { tone: "negative", text: t("error.account.own") };
      if (!isSepa)
        return {
          tone: ownIban ? "negative" : "caution",
          text: t("send.ibanHelp.notSepa", { country: name }),
        };
      if (!bank) return { tone: "positive", text: t("send.ibanHelp.valid", { country: name }) };
      if (!bank.takesInstant && !bank.takesCredit)
        return { tone: "negative", text: t("send.speed.noCredit") };
      return {
        tone: bank.takesInstant ? "positive" : "caution",
        text: t(bank.takesInstant ? "send.ibanHelp.instant" : "send.ibanHelp.noInstant", {
          bank: bank.name,
          country: name,
        }),
      };
  }
}
