import type { RequestOf, ResponseOf } from "../contract";
import {
  notificationChoices,
  notificationChoicesUpdate,
  notificationList,
  notificationRead,
} from "../contract/notifications";
import type { MailChoice, Notification, NotificationKind } from "./model";
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

const readChoices = ({ data }: ResponseOf<typeof notificationChoices>): readonly MailChoice[] =>
  data.map((wire) => ({ kind: wire.kind, isMailed: wire.is_mailed, isFixed: wire.is_fixed }));

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

  async mailChoices(options: RequestOptions = {}): Promise<Outcome<readonly MailChoice[]>> {
    return mapOutcome(await send(notificationChoices, {}, options), readChoices);
  },

  /** Whether each of these kinds is mailed. */
  async chooseMail(
    choices: readonly Pick<MailChoice, "kind" | "isMailed">[],
    options: RequestOptions = {},
  ): Promise<Outcome<readonly MailChoice[]>> {
    const request = { choices: choices.map(({ kind, isMailed }) => ({ kind, is_mailed: isMailed })) };
    return mapOutcome(await send(notificationChoicesUpdate, request, options), readChoices);
  },
});

export type NotificationClient = ReturnType<typeof notificationCalls>;
