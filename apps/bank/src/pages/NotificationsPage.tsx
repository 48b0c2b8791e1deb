import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Notification, NotificationFilter } from "@amberline/api/client";
import { notificationCalls } from "@amberline/api/client";
import { civilDate } from "@amberline/domain/dates";
import { useTranslation } from "@amberline/flows/i18n";
import { isNotificationKind, NotificationsScreen, wireNotifications } from "@amberline/flows/notifications";
import { Button } from "@amberline/ui/Button";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useMachine } from "@xstate/react";
import { useLocation, useSearch } from "wouter";
import { hasPage } from "../offered";
import { brand } from "../brand";
import { budgetsPath, paths, type PageProps } from "../paths";
import { live } from "../wiring/live";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { followedBy } from "./RouteButton";
import { useShellDialogs } from "./shellDialogs";
import { useGoTo } from "./useGoTo";
import { usePageTitle } from "./usePageTitle";
import { useSwitchTo } from "./useSwitchTo";

const NotificationChoicesDialog = lazyComponent(() => import("./NotificationChoicesDialog"), {
  close: ({ onClosed }) => onClosed(),
});

function filterIn(address: string): NotificationFilter {
  const asked = new URLSearchParams(address);
  const [query, kind] = [asked.get("q"), asked.get("kind")];
  return {
    ...(query ? { query } : {}),
    ...(isNotificationKind(kind) ? { kind } : {}),
    ...(asked.has("unread") ? { isUnread: true } : {}),
  };
}

const searchOf = ({ query, kind, isUnread }: NotificationFilter) =>
  new URLSearchParams({
    ...(query ? { q: query } : {}),
    ...(kind ? { kind } : {}),
    ...(isUnread ? { unread: "" } : {}),
  }).toString();

const withId = (path: string, name: string, id: string | null) =>
  id === null ? path : `${path}?${new URLSearchParams({ [name]: id })}`;

/** A dialog, and no page. */
const devices = "#devices";

/** Where a notification leads. */
function addressOf({ about }: Notification): string | undefined {
  if (!about) return undefined;
  const { target, id } = about;
  switch (target) {
    case "transaction":
      return withId(paths.history, "details", id);
    case "approval":
      return withId(paths.approvals, "approval", id);
    case "plan":
      return withId(paths.plans, "plan", id);
    case "space":
      return paths.spaces;
    case "budgets":
      return budgetsPath;
    case "directDebit":
      return withId(paths.directDebits, "collection", id);
    case "moneyRequest":
      return withId(paths.moneyRequests, "request", id);
    case "paymentFile":
      return hasPage("paymentFiles") ? withId(paths.paymentFiles, "file", id) : undefined;
    case "history":
      return paths.history;
    case "agreements":
      return paths.legal;
    case "fees":
      return `${paths.history}?fees`;
    case "chat":
      return hasPage("chat") ? paths.chat : undefined;
    case "myData":
    case "people":
    case "profile":
    case "verification":
      return paths.profile;
    case "devices":
      return devices;
  }
}

/** What the bank told the customer. What is looked for is in the address. */
export default function NotificationsPage(_: PageProps) {
  const { t } = useTranslation();
  const { client: entry, accounts, now } = useBank();
  const { account, accounts: known } = useCustomer();
  const titleRef = usePageTitle(t("page.notifications"));
  const address = useSearch();
  const [, navigate] = useLocation();
  const goTo = useGoTo();
  const switchTo = useSwitchTo();
  const dialogs = useShellDialogs();
  const filter = useMemo(() => filterIn(address), [address]);
  const [calls] = useState(() => notificationCalls(entry.send));
  const [machine] = useState(() =>
    wireNotifications({
      notifications: calls.notifications,
      async readNotifications(which) {
        const outcome = await calls.readNotifications(which);
        // For the count beside the bell.
        if (outcome.ok) void accounts.refresh();
        return outcome;
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { filter } });
  const [isChoosing, setChoosing] = useState(false);
  const wanted = searchOf(filter);
  const shown = searchOf(snapshot.context.filter);

  useEffect(() => live.onNews(() => send({ type: "news.came" })), [send]);
  useEffect(() => {
    if (shown !== wanted) send({ type: "filter.choose", filter });
  }, [send, shown, wanted, filter]);

  const open = (notification: Notification, to: string) => {
    send({ type: "notifications.read", which: [notification.id] });
    if (to === devices) return void dialogs.open("devices");
    const { accountId } = notification;
    const isElsewhere =
      accountId !== null && accountId !== account.id && known.some((each) => each.accountId === accountId);
    if (isElsewhere) void switchTo(accountId, to);
    else goTo(to);
  };

  const wantedId = new URLSearchParams(address).get("open");
  const pressed = snapshot.context.notifications?.find(({ id }) => id === wantedId);
  const openPressed = useEffectEvent((notification: Notification) => {
    navigate(paths.notifications, { replace: true });
    const to = addressOf(notification);
    if (to === undefined) send({ type: "notifications.read", which: [notification.id] });
    else open(notification, to);
  });
  useEffect(() => {
    if (pressed) openPressed(pressed);
  }, [pressed]);

  return (
    <>
      <NotificationsScreen
        snapshot={snapshot}
        send={send}
        filter={filter}
        onFilter={(next) => {
          const search = searchOf(next);
          if (search !== wanted) navigate(search ? `${paths.notifications}?${search}` : paths.notifications);
        }}
        hrefOf={addressOf}
        onOpen={(notification, event) => {
          const to = addressOf(notification);
          if (to !== undefined) followedBy(event, () => open(notification, to));
        }}
        settings={
          <Button appearance="quiet" onClick={() => setChoosing(true)}>
            {t("notificationChoices.open")}
          </Button>
        }
        today={civilDate(now(), brand.timeZone)}
        timeZone={brand.timeZone}
        titleRef={titleRef}
      />
      {isChoosing ? <NotificationChoicesDialog calls={calls} onClosed={() => setChoosing(false)} /> : null}
    </>
  );
}
