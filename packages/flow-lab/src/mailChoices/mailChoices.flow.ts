import type { MailChoice, Outcome } from "@amberline/api/client";
import { failureKeys } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import type { MailChoicesEvent } from "@amberline/flows/mailChoices";
import { mailChoicesMachine } from "@amberline/flows/mailChoices/machine";
import { exampleChoices } from "@amberline/flows/mailChoices/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, MailChoicesEvent> = {
  "form.submit": { type: "form.submit", form: [{ kind: "moneyIn", isMailed: true }] },
  "page.retry": { type: "page.retry" },
};

type Choices = readonly MailChoice[];

const read: Record<string, Outcome<readonly Choices[]>> = {
  ok: { ok: true, data: [exampleChoices] },
  ...failures,
};

const saved: Record<string, Outcome<Choices>> = { ok: { ok: true, data: exampleChoices }, ...failures };

export const mailChoicesFlow: FlowDefinition<typeof mailChoicesMachine> = {
  id: "mailChoices",
  machine: mailChoicesMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readMailChoices", read),
    ...answers(snapshot, "chooseMail", saved),
  ],
  project: ({ data }) => data !== null,
  requirements: {
    reading: ["2.2 what is mailed as well"],
    failed: ["8 network failure"],
    editing: ["2.2 what is mailed as well"],
    sending: ["2.2 what is mailed as well"],
    done: ["8 success toast"],
  },
  texts: [...failureKeys],
  takenWhileBusy: [],
  unreachable: {},
};
