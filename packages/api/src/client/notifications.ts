import type { RequestOf, ResponseOf } from "../contract";
import {
  notificationChoices,
  notificationChoicesUpdate,
  notificationList,
  notificationRead,
  pushKey,
  pushSubscribe,
  pushUnsubscribe,
} from "../contract/notifications";
import type {
  Notification,
  NotificationChoice,
  NotificationKind,
  PushState,
  PushSubscriptionKeys,
} from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { readInstant, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

type Wire = ResponseOf<typeof notificationList>["data"][number];

export interface NotificationFilter {
  /** Words of it, in either language. */
  query?: string;
  kind?: NotificationKind;
  isUnread?: boolean;
}

export interface NotificationPage {
  notifications: readonly Notification[];
  /** Where the next page begins; null if there is none. */
  next: string | null;
  /** Of all kinds. */
  unread: number;
}

const readNotification = (wire: Wire): Notification => ({
  id: wire.id,
  kind: wire.kind,
  createdAt: readInstant(wire.createdAt),
  isRead: wire.is_read,
  title: wire.title,
  text: wire.text,
  accountId: wire.account_id,
  about: wire.about,
});

const readChoices = ({ data }: ResponseOf<typeof notificationChoices>): readonly NotificationChoice[] =>
  data.map((wire) => ({
    kind: wire.kind,
    isMailed: wire.is_mailed,
    isPushed: wire.is_pushed,
    isFixed: wire.is_fixed,
  }));

export const notificationCalls = (send: Send) => ({
  async notifications(
    { limit, before, isUnread, ...filter }: NotificationFilter & { limit: number; before?: string },
    options: RequestOptions = {},
  ): Promise<Outcome<NotificationPage>> {
    const request: RequestOf<typeof notificationList> = {
      ...filter,
      limit,
      ...(before === undefined ? {} : { before }),
      ...(isUnread === undefined ? {} : { is_unread: isUnread }),
    };
    return translated(await send(notificationList, request, options), ({ data, next, unread }) => ({
      notifications: data.map(readNotification),
      next,
      unread,
    }));
  },

  /** Those with these ids, or all. Answers how many are left. */
  async readNotifications(
    which: readonly string[] | "all",
    options: RequestOptions = {},
  ): Promise<Outcome<number>> {
    const request = which === "all" ? { all: true } : { ids: [...which] };
    return mapOutcome(await send(notificationRead, request, options), ({ unread }) => unread);
  },

  async notificationChoices(options: RequestOptions = {}): Promise<Outcome<readonly NotificationChoice[]>> {
    return mapOutcome(await send(notificationChoices, {}, options), readChoices);
  },

  /** Whether each of these kinds is mailed and pushed. */
  async chooseNotifications(
    choices: readonly NotificationChoice[],
    options: RequestOptions = {},
  ): Promise<Outcome<readonly NotificationChoice[]>> {
    const request = {
      choices: choices.map(({ kind, isMailed, isPushed, isFixed }) => ({
        kind,
        ...(isFixed ? {} : { is_mailed: isMailed }),
        is_pushed: isPushed,
      })),
    };
    return mapOutcome(await send(notificationChoicesUpdate, request, options), readChoices);
  },

  /** `endpoint`: of a browser that has subscribed. */
  async pushState(endpoint: string | undefined, options: RequestOptions = {}): Promise<Outcome<PushState>> {
    const request = endpoint === undefined ? {} : { endpoint };
    return mapOutcome(await send(pushKey, request, options), (wire) => ({
      publicKey: wire.public_key,
      isOn: wire.is_on,
      showsDetails: wire.shows_details,
    }));
  },

  async subscribe(
    keys: PushSubscriptionKeys & { showsDetails: boolean },
    options: RequestOptions = {},
  ): Promise<Outcome<void>> {
    const { showsDetails, ...rest } = keys;
    return mapOutcome(await send(pushSubscribe, { ...rest, shows_details: showsDetails }, options), () => {});
  },

  async unsubscribe(endpoint: string, options: RequestOptions = {}): Promise<Outcome<void>> {
    return mapOutcome(await send(pushUnsubscribe, { endpoint }, options), () => {});
  },
});

export type NotificationClient = ReturnType<typeof notificationCalls>;
