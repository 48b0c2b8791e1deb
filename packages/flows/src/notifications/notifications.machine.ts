import type {
  Notification,
  NotificationClient,
  NotificationFilter,
  NotificationPage,
  Outcome,
} from "@amberline/api/client";
import { assign, fromPromise, setup } from "xstate";
import {
  failureNoted,
  isOk,
  noteDefect,
  notProvided,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
} from "../shared";

interface NotificationsInput {
  filter: NotificationFilter;
}

/** Those that are marked as read: by their ids, or all. */
type Marked = readonly string[] | "all";

interface NotificationsContext extends NotificationsInput {
  /** Newest first, as far as they were read; null until loaded. */
  notifications: readonly Notification[] | null;
  /** Where the next page begins; null after the last. */
  next: string | null;
  /** Of all, whatever is looked for. */
  unread: number;
  marked: Marked;
  /** There may be newer ones. */
  isStale: boolean;
  notice: Notice | null;
}

export type NotificationsEvent =
  | { type: "list.retry" }
  | { type: "filter.choose"; filter: NotificationFilter }
  | { type: "more.load" }
  | { type: "news.came" }
  | { type: "notifications.read"; which: Marked };

type PageOutcome = Outcome<NotificationPage>;
type EventOf<Type extends NotificationsEvent["type"]> = Extract<NotificationsEvent, { type: Type }>;

const isUnread = ({ notifications, unread }: NotificationsContext, which: Marked) =>
  which === "all"
    ? unread > 0
    : (notifications ?? []).some(({ id, isRead }) => which.includes(id) && !isRead);

/** The newest page, with what is shown of later ones. */
function withNewest({ notifications, next }: NotificationsContext, page: NotificationPage) {
  const last = page.notifications.at(-1);
  const known = new Set(page.notifications.map(({ id }) => id));
  const older = (notifications ?? []).filter(
    ({ id, createdAt }) => last && page.next !== null && createdAt <= last.createdAt && !known.has(id),
  );
  return {
    notifications: [...page.notifications, ...older],
    next: older.length > 0 ? next : page.next,
  };
}

const notificationsSetup = setup({
  types: {
    input: {} as NotificationsInput,
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readPage: notProvided<PageOutcome, NotificationFilter & { before?: string }>("readPage"),
    markRead: notProvided<Outcome<number>, { which: Marked }>("markRead"),
  },
  guards: {
    isOk,
    isStale: ({ context }) => context.isStale,
    hasMore: ({ context }) => context.next !== null,
    isUnread: ({ context }, { which }: EventOf<"notifications.read">) => isUnread(context, which),
  },
  actions: {
    keepFilter: assign((_, { filter }: EventOf<"filter.choose">) => ({
      filter,
      notifications: null,
      next: null,
    })),
    keepNewest: assign(({ context }, outcome: PageOutcome) =>
      outcome.ok ? { ...withNewest(context, outcome.data), unread: outcome.data.unread } : {},
    ),
    keepMore: assign(({ context: { notifications } }, outcome: PageOutcome) => {
      if (!outcome.ok) return {};
      const known = new Set(notifications?.map(({ id }) => id));
      const added = outcome.data.notifications.filter(({ id }) => !known.has(id));
      return { notifications: [...(notifications ?? []), ...added], next: outcome.data.next };
    }),
    noteMarked: assign((_, { which }: EventOf<"notifications.read">) => ({ marked: which })),
    keepMarked: assign(({ context: { notifications, marked } }, outcome: Outcome<number>) => ({
      unread: outcome.ok ? outcome.data : 0,
      notifications: (notifications ?? []).map((each) =>
        marked === "all" || marked.includes(each.id) ? { ...each, isRead: true } : each,
      ),
    })),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "notifications";

const shownStates = notificationsSetup.createStateConfig({
  initial: "resting",
  on: {
    "news.came": { actions: "noteStale" },
    // Of what else is under way nothing is missed: a page is read again, and what was marked before has been sent.
    "notifications.read": {
      guard: onEvent("isUnread"),
      target: ".marking",
      reenter: true,
      actions: [onEvent("noteMarked"), "noteStale"],
    },
  },
  states: {
    resting: {
      meta: { screen, focus: null, announce: null },
      always: { guard: "isStale", target: "refreshing" },
      on: {
        "more.load": { guard: "hasMore", target: "loadingMore" },
        "notifications.read": {
          guard: onEvent("isUnread"),
          target: "marking",
          actions: onEvent("noteMarked"),
        },
      },
    },
    refreshing: {
      meta: { screen, focus: null, announce: null },
      entry: "noteFresh",
      invoke: {
        id: "readPage",
        src: "readPage",
        input: ({ context: { filter } }) => filter,
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [onAnswer("keepNewest"), "clearNotice"],
          },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
    loadingMore: {
      tags: "busy",
      meta: { screen, focus: null, announce: "notifications.loadingMore" },
      invoke: {
        id: "readMore",
        src: "readPage",
        input: ({ context: { filter, next } }) => ({ ...filter, ...(next === null ? {} : { before: next }) }),
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: [onAnswer("keepMore"), "clearNotice"] },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
    marking: {
      meta: { screen, focus: null, announce: null },
      invoke: {
        id: "markRead",
        src: "markRead",
        input: ({ context: { marked } }) => ({ which: marked }),
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: [onAnswer("keepMarked"), "clearNotice"] },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
  },
});

/** What the bank told the customer: read, looked for, and marked as read. */
export const notificationsMachine = notificationsSetup.createMachine({
  id: "notifications",
  context: ({ input: { filter } }) => ({
    filter,
    notifications: null,
    next: null,
    unread: 0,
    marked: [],
    isStale: false,
    notice: null,
  }),
  initial: "loading",
  on: { "filter.choose": { target: ".loading", actions: onEvent("keepFilter"), reenter: true } },
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: ["clearNotice", "noteFresh"],
      invoke: {
        id: "readPage",
        src: "readPage",
        input: ({ context: { filter } }) => filter,
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepNewest") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: {
      meta: { screen, focus: null, announce: null },
      on: { "list.retry": "loading", "news.came": "loading" },
    },
    shown: shownStates,
  },
});

export type NotificationsCalls = Pick<NotificationClient, "notifications" | "readNotifications">;

/** A page of the list. */
const pageSize = 50;

export const wireNotifications = (calls: NotificationsCalls) =>
  notificationsMachine.provide({
    actors: {
      readPage: fromPromise(({ input, signal }) =>
        calls.notifications({ ...input, limit: pageSize }, { signal }),
      ),
      // Not aborted: whoever opens one leaves the page.
      markRead: fromPromise(({ input: { which } }) => calls.readNotifications(which)),
    },
  });
