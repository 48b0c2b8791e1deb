import type { MouseEvent } from "react";
import type { PlannedPayment } from "@amberline/api/client";
import { formatMonth } from "@amberline/domain/dates";
import { negateMoney } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import { useTranslation } from "../i18n";
import { DayTile, Rows } from "./plans.styles";
import { hitchOf, planWords } from "./planWords";

export interface PlanRowsProps {
  plans: readonly PlannedPayment[];
  /** Address of one. */
  hrefOf: (id: string) => string;
  /** Called for a click on a link; a router prevents the default and navigates itself. */
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One row of each: the day it is paid, to whom, how often and how much. */
export function PlanRows({ plans, hrefOf, onOpen }: PlanRowsProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  return (
    <Rows role="list">
      {plans.map((each) => {
        const [day] = each.days;
        const hitch = hitchOf(each);
        return (
          <li key={`${each.id} ${day}`}>
            <DayTile>
              <b>{Number(day.slice(8))}</b> {formatMonth(day, locale, "short")}
            </DayTile>
            <div>
              <a href={hrefOf(each.id)} onClick={(event) => onOpen(each.id, event)}>
                {each.payee.name}
              </a>
              <span data-hitch={hitch}>
                {hitch ? t(`plans.hitch.${hitch}`) : planWords(each.plan, t, locale)}
              </span>
            </div>
            <Amount money={negateMoney(each.amount)} locale={locale} sign="always" />
          </li>
        );
      })}
    </Rows>
  );
}
