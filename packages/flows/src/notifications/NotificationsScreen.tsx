import { useId, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from "react";
import type { Notification, NotificationFilter, NotificationKind } from "@amberline/api/client";
import { civilDate, formatDay, formatTime } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { ChoiceChips } from "@amberline/ui/ChoiceChips";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { IconCircle, type Tone } from "@amberline/ui/IconCircle";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { SearchField } from "@amberline/ui/SearchField";
import { Stack } from "@amberline/ui/Stack";
import { Switch } from "@amberline/ui/Switch";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import {
  ArrowDownLeft,
  ArrowUpRight,
  BellOff,
  Building2,
  CalendarClock,
  CircleAlert,
  FileText,
  PiggyBank,
  ListChecks,
  MessageSquare,
  Scale,
  SearchX,
  ShieldCheck,
  type LucideIcon,
} from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure, NoticeBanner } from "../parts";
import type { notificationsMachine, NotificationsEvent } from "./notifications.machine";
import { Day, List, Row } from "./notifications.styles";

export interface NotificationsScreenProps {
  snapshot: SnapshotFrom<typeof notificationsMachine>;
  send: (event: NotificationsEvent) => void;
  /** As in the address. */
  filter: NotificationFilter;
  onFilter: (filter: NotificationFilter) => void;
  /** Where one leads; undefined if nowhere. */
  hrefOf: (notification: Notification) => string | undefined;
  /** Called for a click on the link of one. */
  onOpen: (notification: Notification, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Opens what is mailed. */
  settings: ReactNode;
  /** Today's civil date. */
  today: string;
  timeZone: string;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

const looks: Record<NotificationKind, { icon: LucideIcon; tone: Tone }> = {
  moneyIn: { icon: ArrowDownLeft, tone: "positive" },
  paymentMade: { icon: ArrowUpRight, tone: "neutral" },
  paymentFailed: { icon: CircleAlert, tone: "negative" },
  approval: { icon: ListChecks, tone: "caution" },
  planned: { icon: CalendarClock, tone: "neutral" },
  budget: { icon: PiggyBank, tone: "caution" },
  statement: { icon: FileText, tone: "neutral" },
  company: { icon: Building2, tone: "info" },
  chat: { icon: MessageSquare, tone: "info" },
  security: { icon: ShieldCheck, tone: "caution" },
  terms: { icon: Scale, tone: "info" },
};
const kinds = Object.keys(looks) as NotificationKind[];
const everyKind = "all";

/** For what stands in an address. */
export const isNotificationKind = (text: string | null): text is NotificationKind =>
  kinds.some((kind) => kind === text);

interface RowProps extends Pick<NotificationsScreenProps, "hrefOf" | "onOpen" | "timeZone"> {
  notification: Notification;
}

function NotificationRow({ notification, hrefOf, onOpen, timeZone }: RowProps) {
  const { t, i18n } = useTranslation();
  const { kind, createdAt, isRead, title, text } = notification;
  const { icon, tone } = looks[kind];
  const href = hrefOf(notification);
  const words = (
    <>
      {isRead ? null : <VisuallyHidden>{t("notifications.unread")} </VisuallyHidden>}
      {title}
    </>
  );
  return (
    <Row data-unread={isRead ? undefined : true}>
      <span data-part="icon">
        <IconCircle tone={tone}>
          <Icon icon={icon} />
        </IconCircle>
      </span>
      {href === undefined ? (
        <span data-part="title">{words}</span>
      ) : (
        <a data-part="title" href={href} onClick={(event) => onOpen(notification, event)}>
          {words}
        </a>
      )}
      <time dateTime={new Date(createdAt).toISOString()}>
        {formatTime(createdAt, i18n.language, timeZone)}
      </time>
      <p>{text}</p>
    </Row>
  );
}

function byDay(notifications: readonly Notification[], timeZone: string): [string, Notification[]][] {
  const days = new Map<string, Notification[]>();
  for (const each of notifications) {
    const day = civilDate(each.createdAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return [...days];
}

function DayOf({ day, today, children }: { day: string; today: string; children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const label = formatDay(day, i18n.language, today);
  return (
    <Day aria-labelledby={id}>
      <h2 id={id}>{label.day === "date" ? label.text : t(`transactions.${label.day}`)}</h2>
      <ul role="list">{children}</ul>
    </Day>
  );
}

interface Narrowing {
  query: string;
  kind: NotificationKind | undefined;
  isUnread: boolean;
}

const narrowed = ({ query, kind, isUnread }: Narrowing): NotificationFilter => ({
  ...(query === "" ? {} : { query }),
  ...(kind === undefined ? {} : { kind }),
  ...(isUnread ? { isUnread } : {}),
});

function Filters({ filter, onFilter }: Pick<NotificationsScreenProps, "filter" | "onFilter">) {
  const { t } = useTranslation();
  const { query = "", kind, isUnread = false } = filter;
  const [typed, setTyped] = useState(query);
  const choose = (change: Partial<Narrowing>) => onFilter(narrowed({ query, kind, isUnread, ...change }));
  return (
    <Stack gap={16}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          choose({ query: typed.trim() });
        }}
      >
        <SearchField
          label={t("notifications.search")}
          maxLength={100}
          value={typed}
          onChange={({ value }) => {
            setTyped(value);
            if (value === "") choose({ query: "" });
          }}
        />
      </form>
      <ChoiceChips
        legend={t("notifications.kinds")}
        options={[
          { value: everyKind, label: t("notifications.kind.all") },
          ...kinds.map((value) => ({ value, label: t(`notifications.kind.${value}`) })),
        ]}
        value={kind ?? everyKind}
        isEdgeToEdge
        onSelect={(value) => choose({ kind: value === everyKind ? undefined : value })}
      />
      <Switch
        label={t("notifications.onlyUnread")}
        isOn={isUnread}
        onChange={({ isOn }) => choose({ isUnread: isOn })}
      />
    </Stack>
  );
}

/** What the bank told the customer, newest first. */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const { snapshot, send, filter, onFilter, hrefOf, onOpen, settings, today, timeZone, titleRef } = props;
  const { t } = useTranslation();
  const { notifications, next, notice } = snapshot.context;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const canMarkAll = snapshot.can({ type: "notifications.read", which: "all" });
  const isMarking = snapshot.matches({ shown: "marking" }) && snapshot.context.marked === "all";
  const isNarrowed = Object.keys(filter).length > 0;
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "list.retry" });
  };

  return (
    <Page>
      <PageHeader
        title={t("page.notifications")}
        lead={t("notifications.lead")}
        titleRef={heading}
        actions={
          <>
            {settings}
            {canMarkAll || isMarking ? (
              <Button
                appearance="quiet"
                isBusy={isMarking}
                onClick={() => send({ type: "notifications.read", which: "all" })}
              >
                {t("notifications.readAll")}
              </Button>
            ) : null}
          </>
        }
      />
      {/* Anew for another filter from the address. */}
      <Filters key={filter.query ?? ""} filter={filter} onFilter={onFilter} />
      {snapshot.matches("loading") ? <PayeeTableSkeleton loadingText={t("notifications.loading")} /> : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t("notifications.failed")} notice={notice} onRetry={retry} />
      ) : (
        <NoticeBanner notice={notice} />
      )}
      {notifications?.length === 0 ? (
        <EmptyState
          icon={<Icon icon={isNarrowed ? SearchX : BellOff} />}
          headingLevel={2}
          title={t(isNarrowed ? "notifications.notFound" : "notifications.none")}
          action={
            isNarrowed ? (
              <Button appearance="quiet" onClick={() => onFilter({})}>
                {t("notifications.showAll")}
              </Button>
            ) : undefined
          }
        >
          {t(isNarrowed ? "notifications.notFound.text" : "notifications.none.text")}
        </EmptyState>
      ) : null}
      {notifications && notifications.length > 0 ? (
        <List>
          {byDay(notifications, timeZone).map(([day, its]) => (
            <DayOf key={day} day={day} today={today}>
              {its.map((each) => (
                <NotificationRow
                  key={each.id}
                  notification={each}
                  hrefOf={hrefOf}
                  onOpen={onOpen}
                  timeZone={timeZone}
                />
              ))}
            </DayOf>
          ))}
        </List>
      ) : null}
      {notifications && next !== null ? (
        <Button
          appearance="quiet"
          isBusy={snapshot.matches({ shown: "loadingMore" })}
          onClick={() => send({ type: "more.load" })}
        >
          {t("notifications.more")}
        </Button>
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
