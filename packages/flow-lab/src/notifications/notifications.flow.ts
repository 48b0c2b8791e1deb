import type { NotificationPage, Outcome } from "@amberline/api/client";
import type { NotificationsEvent } from "@amberline/flows/notifications";
import { exampleNotifications } from "@amberline/flows/notifications/examples";
import { notificationsMachine } from "@amberline/flows/notifications/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const [newest, second, ...older] = exampleNotifications;
const id = newest?.id ?? "";

const customer: Record<string, NotificationsEvent> = {
  "list.retry": { type: "list.retry" },
  "more.load": { type: "more.load" },
  "filter.choose": { type: "filter.choose", filter: { query: "Anna" } },
  "notifications.read:one": { type: "notifications.read", which: [id] },
  "notifications.read:all": { type: "notifications.read", which: "all" },
};

const page = (notifications: NotificationPage["notifications"], next: string | null): NotificationPage => ({
  notifications,
  next,
  unread: notifications.filter(({ isRead }) => !isRead).length,
});

const pages: Record<string, Outcome<NotificationPage>> = {
  ok: { ok: true, data: page(exampleNotifications, null) },
  some: { ok: true, data: page(newest && second ? [newest, second] : [], "2") },
  none: { ok: true, data: page([], null) },
  ...failures,
};

const later: Record<string, Outcome<NotificationPage>> = {
  ok: { ok: true, data: page(older, null) },
  ...failures,
};

const marked: Record<string, Outcome<number>> = { ok: { ok: true, data: 0 }, ...failures };

/** What the stepper and the tests know of the notifications. */
export const notificationsFlow: FlowDefinition<typeof notificationsMachine> = {
  id: "notifications",
  machine: notificationsMachine,
  inputs: { opened: { filter: {} } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", { "news.came": { type: "news.came" } }),
    ...answers(snapshot, "readPage", pages),
    ...answers(snapshot, "readMore", later),
    ...answers(snapshot, "markRead", marked),
  ],
  project: ({ notifications, next, unread, isStale, filter }) => [
    notifications?.length ?? null,
    next !== null,
    unread > 0,
    isStale,
    filter.query ?? "",
  ],
  requirements: {
    loading: ["2.2 what the bank tells its customers"],
    failed: ["8 network failure"],
    "shown.resting": ["2.2 what the bank tells its customers"],
    "shown.refreshing": ["4 says when something is new"],
    "shown.loadingMore": ["2.2 what the bank tells its customers"],
    "shown.marking": ["2.2 what the bank tells its customers"],
  },
  texts: [...failureKeys],
  takenWhileBusy: ["filter.choose", "notifications.read"],
  unreachable: {},
};
