import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { answerChoices, updateChoices } from "./choices";
import { listNotifications, readNotifications } from "./list";

export { readKind, unreadNotifications } from "./list";
export { runNotifications } from "./run";
export { tell, type Letter, type News } from "./tell";

/** What each person is told, of all their accounts. */
export function mountNotifications(handle: Handle, parts: Parts): void {
  handle.session(calls.notificationList, listNotifications(parts));
  handle.session(calls.notificationRead, readNotifications(parts));
  handle.session(calls.notificationChoices, answerChoices(parts));
  handle.session(calls.notificationChoicesUpdate, updateChoices(parts));
}
