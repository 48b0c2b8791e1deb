import type { NotificationChoice } from "@amberline/api/client";
import type { NotificationSettings } from "./notificationChoices.machine";

const choice = (
  kind: NotificationChoice["kind"],
  isMailed: boolean,
  isPushed: boolean,
  isFixed = false,
): NotificationChoice => ({ kind, isMailed, isPushed, isFixed });

export const exampleSettings: NotificationSettings = {
  choices: [
    choice("moneyIn", false, true),
    choice("paymentFailed", true, true),
    choice("planned", true, false),
    choice("chat", false, true),
    choice("security", true, true, true),
  ],
  device: { state: "off", showsDetails: false },
};
