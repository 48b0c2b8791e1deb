import type { Outcome } from "@amberline/api/client";
import { failureKeys } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import {
  notificationChoicesMachine,
  type NotificationChoicesEvent,
  type NotificationSettings,
} from "@amberline/flows/notificationChoices/machine";
import { exampleSettings } from "@amberline/flows/notificationChoices/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, NotificationChoicesEvent> = {
  "form.submit": { type: "form.submit", form: { ...exampleSettings, device: null } },
  "page.retry": { type: "page.retry" },
};

const read: Record<string, Outcome<readonly NotificationSettings[]>> = {
  ok: { ok: true, data: [exampleSettings] },
  ...failures,
};

const saved: Record<string, Outcome<void>> = { ok: { ok: true, data: undefined }, ...failures };

export const notificationChoicesFlow: FlowDefinition<typeof notificationChoicesMachine> = {
  id: "notificationChoices",
  machine: notificationChoicesMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readNotificationChoices", read),
    ...answers(snapshot, "chooseNotifications", saved),
  ],
  project: ({ data }) => data !== null,
  requirements: {
    reading: ["2.2 what is mailed and pushed as well"],
    failed: ["8 network failure"],
    editing: ["2.2 what is mailed and pushed as well"],
    sending: ["2.2 what is mailed and pushed as well"],
    done: ["8 success toast"],
  },
  texts: [...failureKeys],
  takenWhileBusy: [],
  unreachable: {},
};
