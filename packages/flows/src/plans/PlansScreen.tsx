import { useRef, type MouseEvent, type ReactNode, type RefObject } from "react";
import type { PlannedPayment } from "@amberline/api/client";
import { compareDays, formatDay } from "@amberline/domain/dates";
import { formatMoney } from "@amberline/domain/money";
import { Card } from "@amberline/ui/Card";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { CalendarClock } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure, NoticeBanner } from "../parts";
import { PlanRow, UpcomingRow } from "./PlanRows";
import type { plansMachine, PlansEvent } from "./plans.machine";
import { DayHead, Layout } from "./calendar.styles";
import { Rows } from "./plans.styles";
import { upcomingIn, type Upcoming } from "./upcoming";
import { UpcomingCalendar, type UpcomingCalendarProps } from "./UpcomingCalendar";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});
const PlanDialog = lazyComponent(() => import("./PlanDialog"), { close: ({ onClose }) => onClose() });

export interface PlansScreenProps extends Pick<UpcomingCalendarProps, "day" | "hrefOfDay" | "today"> {
  snapshot: SnapshotFrom<typeof plansMachine>;
  send: (event: PlansEvent) => void;
  /** Id of the one that is open, from the address; null for none. */
  openId: string | null;
  hrefOf: (id: string) => string;
  /** Called for a click on the link to one. */
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Where one that a creditor collects is shown. */
  hrefOfDebit: (id: string) => string;
  /** Called for a click on the link to another page, or to a day. */
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
  /** Opens the payment form with it. */
  onEdit: (plan: PlannedPayment) => void;
  timeZone: string;
  /** Leads to a new payment. */
  action: ReactNode;
  /** Leads to what creditors collect; null where they can't. */
  debitsLink: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

interface OfDayProps extends Pick<PlansScreenProps, "today" | "onFollow"> {
  day: string;
  /** Leads to all. */
  href: string;
  isEmpty: boolean;
}

/** Which day the list is of. */
function OfDay({ day, today, href, isEmpty, onFollow }: OfDayProps) {
  const { t, i18n } = useTranslation();
  const label = formatDay(day, i18n.language, today);
  return (
    <DayHead>
      <h2>{label.day === "date" ? label.text : t(`transactions.${label.day}`)}</h2>
      {isEmpty ? <p>{t("plans.calendar.nothing")}</p> : null}
      <a href={href} onClick={(event) => onFollow(href, event)}>
        {t("plans.calendar.all")}
      </a>
    </DayHead>
  );
}

/** What is planned and what creditors are going to collect, soonest first, and by day. */
export function PlansScreen(props: PlansScreenProps) {
  const { snapshot, send, openId, hrefOf, onOpen, onClose, onEdit, timeZone, action, titleRef } = props;
  const { debitsLink, day, hrefOfDay, hrefOfDebit, onFollow, today } = props;
  const { t, i18n } = useTranslation();
  const { plans, collections, change, notice } = snapshot.context;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "list.retry" });
  };
  const open = plans?.find(({ id }) => id === openId);
  const isStopping = change?.act === "stop" && snapshot.matches({ shown: "changing" });
  const isAsking = snapshot.matches({ shown: "asking" }) || isStopping;
  // Of the change and not of the address, which Back changes.
  const stopped = isAsking ? plans?.find(({ id }) => id === change?.id) : undefined;
  const isOfOpen = change?.id === openId;
  const isEmpty = plans?.length === 0 && collections.length === 0;
  const next: Upcoming[] = [
    ...(plans ?? []).map((plan) => ({ day: plan.days[0], amount: plan.amount, plan })),
    ...collections.map((collection) => ({ day: collection.day, amount: collection.amount, collection })),
  ].sort((one, other) => compareDays(one.day, other.day));
  const listed = day === null ? next : upcomingIn({ start: day, end: day }, plans ?? [], collections);

  return (
    <Page>
      <PageHeader
        title={t("page.plans")}
        lead={t("plans.lead")}
        titleRef={heading}
        actions={
          <>
            {debitsLink}
            {isEmpty ? null : action}
          </>
        }
      />
      {snapshot.matches("loading") ? <PayeeTableSkeleton loadingText={t("plans.loading")} /> : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t("plans.failed")} notice={notice} onRetry={retry} />
      ) : null}
      {open ? null : <NoticeBanner notice={snapshot.matches("failed") ? null : notice} />}
      {isEmpty ? (
        <EmptyState
          icon={<Icon icon={CalendarClock} />}
          headingLevel={2}
          title={t("plans.none")}
          action={action}
        >
          {t("plans.none.text")}
        </EmptyState>
      ) : null}
      {plans && !isEmpty ? (
        <Layout>
          <Card>
            {day === null ? null : (
              <OfDay
                day={day}
                today={today}
                href={hrefOfDay("")}
                onFollow={onFollow}
                isEmpty={listed.length === 0}
              />
            )}
            <Rows role="list">
              {listed.map((each) =>
                "plan" in each ? (
                  <PlanRow
                    key={`${each.plan.id} ${each.day}`}
                    plan={each.plan}
                    day={each.day}
                    hrefOf={hrefOf}
                    onOpen={onOpen}
                  />
                ) : (
                  <UpcomingRow
                    key={each.collection.id}
                    day={each.day}
                    name={each.collection.creditor}
                    href={hrefOfDebit(each.collection.id)}
                    amount={each.amount}
                    onOpen={(event) => onFollow(hrefOfDebit(each.collection.id), event)}
                    hitch={each.collection.problem ? "refused" : null}
                  >
                    {t(each.collection.problem ? "overview.collection.refused" : "overview.collection")}
                  </UpcomingRow>
                ),
              )}
            </Rows>
          </Card>
          <Card>
            <UpcomingCalendar
              plans={plans}
              collections={collections}
              day={day}
              hrefOfDay={hrefOfDay}
              onDay={(chosen, event) => onFollow(hrefOfDay(chosen), event)}
              today={today}
            />
          </Card>
        </Layout>
      ) : null}
      {stopped && snapshot.status === "active" ? (
        <ConfirmDialog
          title={t("plans.stop.title")}
          text={t("plans.stop.text", {
            amount: formatMoney(stopped.amount, i18n.language),
            name: stopped.payee.name,
          })}
          action={t("plans.stop")}
          notice={notice}
          isBusy={snapshot.hasTag("busy")}
          onCancel={() => send({ type: "stop.cancel" })}
          onConfirm={() => send({ type: "stop.confirm" })}
        />
      ) : null}
      {open && snapshot.status === "active" && !isAsking ? (
        <PlanDialog
          plan={open}
          busy={isOfOpen && snapshot.hasTag("busy") ? change.act : null}
          notice={isOfOpen ? notice : null}
          timeZone={timeZone}
          onChange={(act) => send({ type: "plan.change", change: { id: open.id, act, day: open.days[0] } })}
          onEdit={() => onEdit(open)}
          onClose={onClose}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
