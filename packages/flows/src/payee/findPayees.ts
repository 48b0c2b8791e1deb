import type { Client } from "@amberline/api/client";
import type { FindPayees } from "./KnownPayeesContext";
import { knownPayeesOf } from "./knownPayees";
import type { FindBank } from "./PayeeBankContext";

const RECENT = 100;

/** Combines receivers, templates and past payments; lists that fail to load are left out. */
export const findPayeesOf =
  (accountId: string, client: Pick<Client, "receivers" | "templates" | "transactions">): FindPayees =>
  async (signal) => {
    const [receivers, templates, sent] = await Promise.all([
      client.receivers(accountId, { signal }),
      client.templates(accountId, { signal }),
      client.transactions({ accountId, kinds: ["send"], limit: RECENT }, { signal }),
    ]);
    return knownPayeesOf({
      receivers: receivers.ok ? receivers.data : [],
      templates: templates.ok ? templates.data : [],
      transactions: sent.ok ? sent.data.transactions : [],
    });
  };

/** Looks up an account's bank in the provider's directory. */
export const findBankOf =
  ({ payeeBank }: Pick<Client, "payeeBank">): FindBank =>
  async (iban, signal) => {
    const answer = await payeeBank(iban, { signal });
    return answer.ok ? answer.data : undefined;
  };
