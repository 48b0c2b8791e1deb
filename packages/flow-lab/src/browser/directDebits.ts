import { type Calls, type ResponseOf } from "@amberline/api/contract";
import { ask, tokenOf, type Company } from "./approvals";
import { type Customer, type Operator } from "./operator";

export interface Creditor {
  creditorName: string;
  creditorId: string;
  /** The creditor's number of it. */
  mandate: string;
}

export const power: Creditor = {
  creditorName: "Latvenergo AS",
  creditorId: "LV61ZZZ40003032949",
  mandate: "LE-0045871",
};

export const gym: Creditor = {
  creditorName: "Lemon Gym Latvija",
  creditorId: "DE98ZZZ09999999999",
  mandate: "LG-778120",
};

/** Another bank announces what a creditor collects, for tomorrow or the business day after it. */
export const collect = (
  operator: Operator,
  { iban }: Pick<Customer, "iban">,
  creditor: Creditor,
  more: { amount: string; scheme?: "CORE" | "B2B"; reference?: string; day?: string },
) =>
  operator.post<{ id: string; state: string; day: string }>("collections", {
    ...creditor,
    account: iban,
    ...more,
  });

type Answer = ResponseOf<Calls["directDebitList"]>["data"];

/** Direct debits of the owner's account, seen and changed without the app. */
export async function debitsOf(bank: Company) {
  const { owner, operator } = bank;
  const token = await tokenOf(bank, owner.login);
  const read = async () => (await ask<{ data: Answer }>(bank, "directDebitList", token, {})).data;
  const mandateOf = async ({ mandate }: Creditor) => {
    const found = (await read()).mandates.find(({ reference }) => reference === mandate);
    if (!found) throw new Error(`There is no mandate ${mandate}.`);
    return found;
  };
  return {
    read,
    mandateOf,
    /** What lets more be collected is proven first. */
    async allow(creditor: Creditor, wanted?: { amount: string | null; every: string }) {
      const { id, limit } = await mandateOf(creditor);
      const { amount, every } = wanted ?? limit;
      await operator.allow(owner, token, "mandateUpdate", `${id}:${amount ?? ""}:${every}`);
      await ask(bank, "mandateUpdate", token, { id, act: "allow", limit: { amount, every } });
    },
    only: () => ask(bank, "directDebitRule", token, { rule: "allowed" }),
    /** Nobody collects any more, and nothing is to come. */
    async end() {
      const { mandates, coming } = await read();
      for (const { id } of mandates) await ask(bank, "mandateUpdate", token, { id, act: "revoke" });
      for (const { id } of coming) await ask(bank, "collectionUpdate", token, { id, act: "refuse" });
    },
  };
}
