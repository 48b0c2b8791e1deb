import type { NotificationChoice, Outcome } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import type { ToastCalls } from "../shared";

/** Notifications on the device that the customer sits at. */
export interface DeviceNotifications {
  /** `blocked`: the customer has forbidden the browser to show any; `missing`: it can't. */
  state: "on" | "off" | "blocked" | "missing";
  /** Whether they name amounts and people. */
  showsDetails: boolean;
}

export interface NotificationSettings {
  choices: readonly NotificationChoice[];
  /** Null: the provider pushes nothing, to any device. */
  device: DeviceNotifications | null;
}

export interface ChosenNotifications {
  choices: readonly NotificationChoice[];
  /** Null: nothing can be chosen for this device. */
  device: { isOn: boolean; showsDetails: boolean } | null;
}

export type NotificationChoicesEvent = RequestEvent<ChosenNotifications>;

/** Shows and changes how the customer is told of each kind, besides the list. */
export const notificationChoicesMachine = createRequest<
  undefined,
  ChosenNotifications,
  NotificationSettings,
  void
>({
  id: "notificationChoices",
  screen: "notificationChoices",
  read: { call: "readNotificationChoices" },
  call: "chooseNotifications",
  sending: "notificationChoices.saving",
  done: () => "notificationChoices.saved",
  next: "notifications",
});

export interface NotificationChoicesCalls extends ToastCalls {
  readSettings(options: { signal: AbortSignal }): Promise<Outcome<NotificationSettings>>;
  /** The browser may ask the customer: it has to be called at once when they press. */
  choose(chosen: ChosenNotifications, options: { signal: AbortSignal }): Promise<Outcome<void>>;
}

export const wireNotificationChoices = (calls: NotificationChoicesCalls) =>
  notificationChoicesMachine.provide({
    actors: {
      read: fromPromise(async ({ signal }) =>
        mapOutcome(await calls.readSettings({ signal }), (settings) => [settings]),
      ),
      send: fromPromise(({ input: { form }, signal }) => calls.choose(form, { signal })),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
