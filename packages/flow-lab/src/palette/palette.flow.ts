import { foundPayees, foundTransactions } from "@amberline/flows/palette/examples";
import {
  paletteMachine,
  type FoundPayeesOutcome,
  type FoundTransactionsOutcome,
  type PaletteEvent,
} from "@amberline/flows/palette/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, PaletteEvent> = {
  "text.type": { type: "text.type", text: "max" },
  "text.type:longer": { type: "text.type", text: "maxima" },
  "text.type:letter": { type: "text.type", text: "m" },
  "search.retry": { type: "search.retry" },
};

const payees: Record<string, FoundPayeesOutcome> = { ok: { ok: true, data: foundPayees }, ...failures };

const transactions: Record<string, FoundTransactionsOutcome> = {
  ok: { ok: true, data: foundTransactions },
  none: { ok: true, data: [] },
  ...failures,
};

/** What the stepper and the tests know of the search. */
export const paletteFlow: FlowDefinition<typeof paletteMachine> = {
  id: "palette",
  machine: paletteMachine,
  inputs: { opened: { accountId: "account-1" } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readPayees", payees),
    ...answers(snapshot, "searchHistory", transactions),
  ],
  project: ({ text, sought, payees: read, transactions: found, notice }) => [
    text,
    sought,
    read !== null,
    found.length,
    notice !== null,
  ],
  requirements: {
    opening: ["2.2 finds pages"],
    resting: ["2.2 finds pages"],
    settling: ["2.2 finds pages"],
    searching: ["2.2 finds pages"],
  },
  texts: failureKeys,
  takenWhileBusy: ["text.type"],
  unreachable: {},
};
