import { useId, useState, type MouseEvent, type ReactNode } from "react";
import type { AccountOverview } from "@amberline/api/client";
import { addDays, addMonths, compareDays, formatMonth, startOfMonth } from "@amberline/domain/dates";
import { initials } from "@amberline/domain/names";
import { addMoney, compareMoney, formatMoney, isZeroMoney, negateMoney } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import { Avatar } from "@amberline/ui/Avatar";
import { Card } from "@amberline/ui/Card";
import { Icon } from "@amberline/ui/Icon";
import { Meters } from "@amberline/ui/Meters";
import { MonthBars } from "@amberline/ui/MonthBars";
import { Segmented } from "@amberline/ui/Segmented";
import { Heading } from "@amberline/ui/Text";
import { CalendarDays, List } from "lucide-react";
import { searchOf } from "../history/address";
import { useTranslation } from "../i18n";
import { PlanRow, UpcomingRow } from "../plans/PlanRows";
import { Rows } from "../plans/plans.styles";
import { nextPayments } from "../plans/planWords";
import type { ListFilter } from "../transactions";
import { counterparty, signedAmount } from "../transactions/describeTransaction";
import ToApproveCard from "./ToApproveCard";
import { CardHead, Comparison, Sums, WaitingRows } from "./overview.styles";

type Follow = (href: string, event: MouseEvent<HTMLAnchorElement>) => void;

export interface OverviewCardsProps {
  overview: AccountOverview;
  /** Today's civil date. */
  today: string;
  /** The address of the history without a filter. */
  historyPath: string;
  /** The address of the payments planned for later. */
  plansPath: string;
  /** What is coming, by day; without it there is a list alone. */
  calendar?: ReactNode;
  /** The address of what creditors collect. */
  directDebitsPath: string;
  /** The address of what waits for approval. */
  approvalsPath: string;
  /** Called for a click on a link; a router prevents the default and navigates itself. */
  onFollow: Follow;
}

const mostUpcoming = 3;
const views = [
  { value: "list", icon: <Icon icon={List} /> },
  { value: "calendar", icon: <Icon icon={CalendarDays} /> },
] as const;

type CardProps = OverviewCardsProps & { listOf: (filter: Omit<ListFilter, "preset">) => string };

/** The days of a month, up to today. */
function daysOf(month: string, today: string) {
  const last = addDays(addMonths(month, 1), -1);
  return { start: month, end: compareDays(last, today) > 0 ? today : last };
}

function MonthCard({ overview: { months, before }, today, listOf, onFollow }: CardProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const locale = i18n.language;
  const current = months.at(-1);
  if (!current) return null;
  const change = before && addMoney(current.out, negateMoney(before.out));
  const size = change && formatMoney(change.minor < 0 ? negateMoney(change) : change, locale);
  return (
    <Card aria-labelledby={titleId}>
      <Heading id={titleId}>{formatMonth(current.month, locale)}</Heading>
      <Sums>
        {(["in", "out"] as const).map((way) => (
          <div key={way} data-part={way}>
            <dt>{t(`overview.${way}`)}</dt>
            <dd>{formatMoney(current[way], locale)}</dd>
          </div>
        ))}
      </Sums>
      <MonthBars
        locale={locale}
        months={months.map((each) => ({
          key: each.month,
          name: formatMonth(each.month, locale, "year"),
          letter: formatMonth(each.month, locale, "letter"),
          in: each.in,
          out: each.out,
          href: listOf({ range: daysOf(each.month, today) }),
        }))}
        words={{
          chart: t("overview.chart"),
          month: t("overview.month"),
          in: t("overview.in"),
          out: t("overview.out"),
          pair: (pair) => t("overview.pair", pair),
        }}
        onFollow={onFollow}
      />
      {change && size ? (
        <Comparison>
          {isZeroMoney(change)
            ? t("overview.same")
            : t(change.minor < 0 ? "overview.less" : "overview.more", { amount: size })}
        </Comparison>
      ) : null}
    </Card>
  );
}

function WaitingCard({ overview: { waiting }, listOf, onFollow }: CardProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const all = listOf({
    range: null,
    statuses: ["new", "pending", "approved"],
    kinds: ["send", "receive"],
  });
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <Heading id={titleId}>{t("overview.waiting")}</Heading>
        <a href={all} onClick={(event) => onFollow(all, event)}>
          {t("overview.waiting.all", { count: String(waiting.total) })}
        </a>
      </CardHead>
      <WaitingRows role="list">
        {waiting.transactions.map((each) => {
          const name = counterparty(each);
          const details = `${all}&details=${encodeURIComponent(each.id)}`;
          return (
            <li key={each.id}>
              <Avatar size="lg" tintedBy={name}>
                {initials(name)}
              </Avatar>
              <div>
                <a href={details} onClick={(event) => onFollow(details, event)}>
                  {name}
                </a>
                <span data-part="status">{t(`transactions.status.${each.status}`)}</span>
              </div>
              <Amount money={signedAmount(each)} locale={i18n.language} sign="always" />
            </li>
          );
        })}
      </WaitingRows>
    </Card>
  );
}

/** What is planned and what creditors are going to collect, soonest first. */
function UpcomingCard({ overview, plansPath, directDebitsPath, calendar, onFollow }: OverviewCardsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [view, setView] = useState<(typeof views)[number]["value"]>("list");
  const { upcoming, collections } = overview;
  const hrefOf = (id: string) => `${plansPath}?plan=${encodeURIComponent(id)}`;
  const count = upcoming.total + collections.total;
  const rows = [
    ...nextPayments(upcoming.plans, mostUpcoming).map((plan) => ({
      day: plan.days[0],
      row: (
        <PlanRow
          key={`${plan.id} ${plan.days[0]}`}
          plan={plan}
          hrefOf={hrefOf}
          onOpen={(id, event) => onFollow(hrefOf(id), event)}
        />
      ),
    })),
    ...collections.coming.map(({ id, day, creditor, amount, problem }) => {
      const href = `${directDebitsPath}?collection=${encodeURIComponent(id)}`;
      return {
        day,
        row: (
          <UpcomingRow
            key={id}
            day={day}
            name={creditor}
            href={href}
            amount={amount}
            onOpen={(event) => onFollow(href, event)}
            hitch={problem ? "refused" : null}
          >
            {t(problem ? "overview.collection.refused" : "overview.collection")}
          </UpcomingRow>
        ),
      };
    }),
  ].sort((a, b) => compareDays(a.day, b.day));
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <Heading id={titleId}>{t("overview.upcoming")}</Heading>
        <a href={plansPath} onClick={(event) => onFollow(plansPath, event)}>
          {t("overview.waiting.all", { count: String(count) })}
        </a>
      </CardHead>
      {calendar ? (
        <Segmented
          legend={t("overview.view")}
          size="sm"
          options={views.map((each) => ({ ...each, label: t(`overview.view.${each.value}`) }))}
          value={view}
          onSelect={setView}
        />
      ) : null}
      {view === "calendar" ? (
        calendar
      ) : (
        <Rows role="list">{rows.slice(0, mostUpcoming).map(({ row }) => row)}</Rows>
      )}
    </Card>
  );
}

function PayeesCard({ overview: { payees }, today, listOf, onFollow }: CardProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const locale = i18n.language;
  const [largest] = [...payees].sort((a, b) => compareMoney(b.out, a.out));
  const range = { start: startOfMonth(today), end: today };
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <Heading id={titleId}>{t("overview.payees")}</Heading>
        <span>{formatMonth(today, locale)}</span>
      </CardHead>
      <Meters
        items={payees.map(({ name, account, out }) => ({
          key: account,
          name,
          value: formatMoney(out, locale),
          share: largest && largest.out.minor > 0 ? out.minor / largest.out.minor : 0,
          href: listOf({ range, text: account, statuses: ["done"], kinds: ["send"] }),
        }))}
        onFollow={onFollow}
      />
    </Card>
  );
}

/** The cards of the overview. Each part leads to the list it stands for. */
export default function OverviewCards(props: OverviewCardsProps) {
  const { overview, historyPath } = props;
  const hasMoved = overview.months.some((month) => !isZeroMoney(month.in) || !isZeroMoney(month.out));
  const listOf: CardProps["listOf"] = (filter) => `${historyPath}?${searchOf({ preset: null, ...filter })}`;
  return (
    <>
      {hasMoved ? <MonthCard {...props} listOf={listOf} /> : null}
      {overview.waiting.transactions.length > 0 ? <WaitingCard {...props} listOf={listOf} /> : null}
      <ToApproveCard
        toApprove={overview.toApprove}
        place="aside"
        approvalsPath={props.approvalsPath}
        onFollow={props.onFollow}
      />
      {overview.upcoming.plans.length + overview.collections.coming.length > 0 ? (
        <UpcomingCard {...props} />
      ) : null}
      {overview.payees.length > 0 ? <PayeesCard {...props} listOf={listOf} /> : null}
    </>
  );
}
