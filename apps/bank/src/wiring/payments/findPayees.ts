import type { Client } from "@amberline/api/client";
import { knownPayeesOf, type FindPayees } from "@amberline/flows/payee";

const RECENT = 100;

/** Receivers, templates and past payments together; what can't be read is left out. */
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
