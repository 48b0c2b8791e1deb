import { dayMs } from "@amberline/domain/dates";
import { instant } from "../db/schema";
import { type Db, type Party } from "../ledger";
import { uuid, type Random } from "../secrets/random";
import { friends, landlady, latvenergo, lumberHaulier, rigasSiltums } from "./counterparties";

type Kind = "private" | "organization";

interface Saved {
  templates: readonly { name: string; payee: Party; details: string; cents: number }[];
  receivers: readonly { payee: Party; kind: Kind; details: string }[];
}

const named = (name: string): Party => {
  const found = friends.find((friend) => friend.name === name);
  if (!found) throw new Error(`The seed knows no ${name}.`);
  return found;
};

export const householdPayees: Saved = {
  templates: [
    { name: "Kabatas nauda Annai", payee: named("Anna Liepiņa"), details: "Kabatas nauda", cents: 2_500 },
    { name: "Siltums", payee: rigasSiltums, details: "Līgums 2207 118", cents: 6_840 },
    { name: "Elektrība", payee: latvenergo, details: "4402 118", cents: 5_200 },
    { name: "Īre", payee: landlady, details: "Īre", cents: 98_000 },
  ],
  receivers: [
    { payee: named("Zane Ņikitina"), kind: "private", details: "" },
    { payee: rigasSiltums, kind: "organization", details: "Līgums 2207 118" },
    { payee: named("Kārlis Vītols"), kind: "private", details: "Kopīgās vakariņas" },
    { payee: landlady, kind: "private", details: "Īre" },
    { payee: named("Anna Liepiņa"), kind: "private", details: "" },
  ],
};

export const sawmillPayees: Saved = {
  templates: [
    { name: "Baļķu piegāde", payee: lumberHaulier, details: "Baļķu piegāde", cents: 185_000 },
    { name: "Elektrība ražotnei", payee: latvenergo, details: "Elektrība ražotnei", cents: 64_000 },
  ],
  receivers: [
    { payee: latvenergo, kind: "organization", details: "Elektrība ražotnei" },
    { payee: lumberHaulier, kind: "organization", details: "Baļķu piegāde" },
  ],
};

/** The first named is the oldest. */
export async function savePayees(
  trx: Db,
  { accountId, saved, random, now }: { accountId: string; saved: Saved; random: Random; now: number },
): Promise<void> {
  const kept = (place: number) => {
    const at = instant(now - dayMs + place * 1_000);
    return { id: uuid(random), account_id: accountId, created_at: at, updated_at: at };
  };
  const templates = saved.templates.map(({ name, payee, details, cents }, place) => ({
    ...kept(place),
    template_name: name,
    beneficiary_name: payee.name,
    beneficiary_iban: payee.account,
    bic: payee.bic ?? "",
    details,
    amount_cents: cents,
  }));
  const receivers = saved.receivers.map(({ payee, kind, details }, place) => ({
    ...kept(place),
    name: payee.name,
    account: payee.account,
    bic: payee.bic ?? "",
    bank_name: payee.bankName ?? "",
    beneficiary_type: kind,
    details,
  }));
  await trx.insertInto("payment_templates").values(templates).execute();
  await trx.insertInto("receivers").values(receivers).execute();
}
