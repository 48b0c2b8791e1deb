import type { Outcome } from "@amberline/api/client";
import type { PayeeFormEvent, PayeeFormInput } from "@amberline/flows/payeeForm";
import { payeeFormMachine } from "@amberline/flows/payeeForm/machine";
import { exampleDrafts } from "@amberline/flows/payeeForm/examples";
import type { SavedPayee } from "@amberline/flows/savedPayees";
import { examplePayees } from "@amberline/flows/savedPayees/examples";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, PayeeFormEvent> = {
  "form.submit": { type: "form.submit", form: exampleDrafts.template },
  "form.submit:receiver": { type: "form.submit", form: exampleDrafts.receiver },
  "page.retry": { type: "page.retry" },
};

const read: Record<string, Outcome<readonly SavedPayee[]>> = {
  ok: { ok: true, data: examplePayees },
  none: { ok: true, data: [] },
  ...failures,
};

const saved: Record<string, Outcome<unknown, "NOT_FOUND" | "RECEIVER_EXISTS">> = {
  ok: { ok: true, data: { id: "rent" } },
  gone: refused("NOT_FOUND", "NOT_FOUND"),
  exists: refused("RECEIVER_EXISTS", "RECEIVER_EXISTS"),
  refused: refused("other", "There are 500 already"),
  ...failures,
};

const about = (kind: PayeeFormInput["kind"], id: string | null): PayeeFormInput => ({
  accountId: "account-1",
  kind,
  id,
});

export const payeeFormFlow: FlowDefinition<typeof payeeFormMachine> = {
  id: "payeeForm",
  machine: payeeFormMachine,
  inputs: {
    newTemplate: about("template", null),
    template: about("template", "rent"),
    newReceiver: about("receiver", null),
    receiver: about("receiver", "rent"),
    fixed: about("template", "topUp"),
    unknown: about("template", "nobody's"),
  },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readPayees", read),
    ...answers(snapshot, "savePayee", saved),
    ...examples("environment", {}),
  ],
  project: ({ about: { kind, id }, data }) => [kind, id, data?.id],
  requirements: {
    reading: ["2.14 edit", "7 /user/payment_templates/list"],
    failed: ["8 network failure"],
    notFound: ["2.14 Template not found", "8 Templates"],
    editing: ["2.14 create", "5 payment template", "8 Templates"],
    sending: ["7 /user/payment_templates/create", "7 /user/payment_templates/update"],
    done: ["2.14 success returns to the list"],
  },
  texts: [
    ...failureKeys,
    "payees.receiver.createFailed",
    "payees.receiver.updateFailed",
    "payees.receiver.notFound",
    "payees.receiver.exists",
    "payees.template.createFailed",
    "payees.template.updateFailed",
    "payees.template.notFound",
  ],
  takenWhileBusy: [],
  unreachable: {},
};
