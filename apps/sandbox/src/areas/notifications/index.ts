import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { answerChoices, updateChoices } from "./choices";
import { listNotifications, readNotifications } from "./list";
import { answerPushKey, subscribe, unsubscribe } from "./subscriptions";

export { readKind, unreadNotifications } from "./list";
export { runNotifications } from "./run";
export { pushServiceOf, pushServices } from "./pushServices";
export { runPushes } from "./runPushes";
export { tell, type Letter, type News } from "./tell";

/** What each person is told, of all their accounts. */
export function mountNotifications(handle: Handle, parts: Parts): void {
  handle.session(calls.notificationList, listNotifications(parts));
  handle.session(calls.notificationRead, readNotifications(parts));
  handle.session(calls.notificationChoices, answerChoices(parts));
  handle.session(calls.notificationChoicesUpdate, updateChoices(parts));
  handle.session(calls.pushKey, answerPushKey(parts));
  handle.session(calls.pushSubscribe, subscribe(parts));
  handle.session(calls.pushUnsubscribe, unsubscribe(parts));
}
