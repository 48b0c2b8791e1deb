/** Every message the rules can give, as catalogue keys. The words, in each language, are the catalogue's. */
export const ruleKeys = [
  "error.account.required",
  "error.accountNumber.rule",
  "error.amount.aboveBalance",
  "error.amount.decimals",
  "error.amount.required",
  "error.amount.separator",
  "error.amount.tooBig",
  "error.amount.tooSmall",
  "error.amount.unreadable",
  "error.bic.required",
  "error.bic.rule",
  "error.city.rule",
  "error.code.length",
  "error.code.required",
  "error.companyName.rule",
  "error.currency.unsupported",
  "error.email.invalid",
  "error.email.required",
  "error.iban.characters",
  "error.iban.checksum",
  "error.iban.country",
  "error.iban.length",
  "error.iban.structure",
  "error.name.rule",
  "error.password.required",
  "error.password.rule",
  "error.payeeName.characters",
  "error.payeeName.length",
  "error.payeeName.required",
  "error.payeeType.required",
  "error.paymentReference.characters",
  "error.paymentReference.length",
  "error.paymentReference.required",
  "error.paymentSystem.required",
  "error.paymentType.required",
  "error.phone.invalid",
  "error.reference.rule",
  "error.templateName.required",
  "error.zip.rule",
] as const;
export type RuleKey = (typeof ruleKeys)[number];

/** What a rule says: a catalogue key, and the values its sentence names (already formatted for the language). */
export type RuleMessage = { key: RuleKey; values?: Record<string, string | number> };

export const say = (key: RuleKey, values?: RuleMessage["values"]): RuleMessage =>
  values ? { key, values } : { key };
