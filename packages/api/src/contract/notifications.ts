import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { noBody, positiveInteger, wireInstant } from "./schemas";

/** By what customers choose what they are mailed. */
export const notificationKinds = [
  "moneyIn",
  "paymentMade",
  "paymentFailed",
  "approval",
  "planned",
  "budget",
  "statement",
  "company",
  "chat",
  "security",
  "terms",
] as const;

/** What a notification leads to. With an id: one of them, of the account it is about. */
export const notificationTargets = [
  "transaction",
  "approval",
  "plan",
  "directDebit",
  "moneyRequest",
  "space",
  "budgets",
  "paymentFile",
  "history",
  "fees",
  "people",
  "profile",
  "verification",
  "devices",
  "myData",
  "agreements",
  "chat",
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
export type NotificationTarget = (typeof notificationTargets)[number];

/** Characters of what is looked for. */
export const longestNotificationSearch = 100;
/** Characters of the address at which a browser is pushed to. */
export const longestPushEndpoint = 1000;
/** One request reads at most so many. */
export const mostNotificationsRead = 100;

const notification = object({
  id: string().required(),
  kind: string().oneOf(notificationKinds).required(),
  createdAt: wireInstant().required(),
  is_read: boolean().required(),
  /** In the language of the request, as is `text`. */
  title: string().required(),
  text: string().defined(),
  /** The account it is about, if it is about one. */
  account_id: string().nullable().default(null),
  about: object({
    target: string().oneOf(notificationTargets).required(),
    id: string().nullable().default(null),
  })
    .nullable()
    .default(null),
});

/**
 * Of the login, of all its accounts, newest first; what is about an account that it may not see any more is left out.
 * `next` is the cursor of the following page. An addition to the specification, as is `unread_notifications`.
 */
export const notificationList = defineCall({
  name: "notificationList",
  summary: "Lists what the customer was told, newest first.",
  method: "POST",
  path: "/notification",
  request: object({
    /** @default 50 */
    limit: positiveInteger().max(100),
    before: string().max(100),
    query: string().max(longestNotificationSearch),
    kind: string().oneOf(notificationKinds),
    is_unread: boolean(),
  }),
  response: object({
    data: array(notification).required(),
    next: string().nullable().default(null),
    unread: number().integer().min(0).required(),
  }),
});

/** Those named, or all that there are by now. Read on every device. An addition to the specification. */
export const notificationRead = defineCall({
  name: "notificationRead",
  summary: "Notes which notifications the customer has read.",
  method: "POST",
  path: "/notification/read",
  request: object({
    ids: array(string().required()).max(mostNotificationsRead),
    all: boolean(),
  }),
  response: object({ unread: number().integer().min(0).required() }),
});

const choices = () =>
  object({
    data: array(
      object({
        kind: string().oneOf(notificationKinds).required(),
        is_mailed: boolean().required(),
        /** Mailed whatever the customer would choose. */
        is_fixed: boolean().required(),
        is_pushed: boolean().required(),
      }),
    ).required(),
  });

/** Of the login. An addition to the specification. */
export const notificationChoices = defineCall({
  name: "notificationChoices",
  summary: "Answers which notifications are mailed and pushed as well.",
  method: "POST",
  path: "/notification/choices",
  request: noBody,
  response: choices(),
});

/** Of the kinds named, what is given: one at least. An addition to the specification. */
export const notificationChoicesUpdate = defineCall({
  name: "notificationChoicesUpdate",
  summary: "Changes which notifications are mailed and pushed as well.",
  method: "POST",
  path: "/notification/choices/update",
  request: object({
    choices: array(
      object({
        kind: string().oneOf(notificationKinds).required(),
        is_mailed: boolean(),
        is_pushed: boolean(),
      }),
    )
      .max(notificationKinds.length)
      .required(),
  }),
  response: choices(),
});

const endpoint = () => string().max(longestPushEndpoint);
const success = () => object({ success: boolean().required() });

/**
 * What a browser subscribes with, and whether it is subscribed by this login at that endpoint. An addition to the
 * specification, as are `pushSubscribe` and `pushUnsubscribe`.
 */
export const pushKey = defineCall({
  name: "pushKey",
  summary: "Answers the key to subscribe to pushes with, and whether a browser is subscribed.",
  method: "POST",
  path: "/notification/push",
  request: object({ endpoint: endpoint() }),
  response: object({
    /** VAPID, base64url; null: the provider pushes nothing. */
    public_key: string().nullable().default(null),
    is_on: boolean().required(),
    /** Whether its pushes name amounts and people. */
    shows_details: boolean().required(),
  }),
});

/** Again: with other details, or for another login, of which it is from then on. */
export const pushSubscribe = defineCall({
  name: "pushSubscribe",
  summary: "Pushes notifications to a browser.",
  method: "POST",
  path: "/notification/push/on",
  request: object({
    endpoint: endpoint().required(),
    /** The browser's keys, base64url: a point of P-256, and 16 bytes. */
    p256dh: string()
      .matches(/^B[\w-]{86}=?$/, "must be a point of P-256")
      .required(),
    auth: string()
      .matches(/^[\w-]{22}(==)?$/, "must be 16 bytes")
      .required(),
    shows_details: boolean().required(),
  }),
  response: success(),
});

/** Also if it was not subscribed. */
export const pushUnsubscribe = defineCall({
  name: "pushUnsubscribe",
  summary: "Stops pushing notifications to a browser.",
  method: "POST",
  path: "/notification/push/off",
  request: object({ endpoint: endpoint().required() }),
  response: success(),
});
