import type { MouseEvent, ReactNode } from "react";
import type { PlannedPayment } from "@amberline/api/client";
import { formatMonth } from "@amberline/domain/dates";
import { negateMoney, type Money } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import { useTranslation } from "../i18n";
import { DayTile } from "./plans.styles";
import { hitchOf, planWords } from "./planWords";

interface UpcomingRowProps {
  /** When it leaves the account, yyyy-MM-dd. */
  day: string;
  name: string;
  href: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** What may keep it from being paid; it colours the words. */
  hitch: string | null;
  amount: Money;
  /** The words below the name. */
  children: ReactNode;
}

/** What is going to leave the account, and on which day. */
export function UpcomingRow({ day, name, href, onOpen, hitch, amount, children }: UpcomingRowProps) {
  const locale = useTranslation().i18n.language;
  return (
    <li>
      <DayTile>
        <b>{Number(day.slice(8))}</b> {formatMonth(day, locale, "short")}
      </DayTile>
      <div>
        <a href={href} onClick={onOpen}>
          {name}
        </a>
        <span data-hitch={hitch}>{children}</span>
      </div>
      <Amount money={negateMoney(amount)} locale={locale} sign="always" />
    </li>
  );
}

export interface PlanRowProps {
  plan: PlannedPayment;
  /** Of the payment. @default the next one */
  day?: string;
  /** Address of one. */
  hrefOf: (id: string) => string;
  /** Called for a click on a link; a router prevents the default and navigates itself. */
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

export function PlanRow({ plan, day = plan.days[0], hrefOf, onOpen }: PlanRowProps) {
  const { t, i18n } = useTranslation();
  const hitch = hitchOf(plan);
  return (
    <UpcomingRow
      day={day}
      name={plan.payee.name}
      href={hrefOf(plan.id)}
      onOpen={(event) => onOpen(plan.id, event)}
      hitch={hitch}
      amount={plan.amount}
    >
      {hitch ? t(`plans.hitch.${hitch}`) : planWords(plan.plan, t, i18n.language)}
    </UpcomingRow>
  );
}
