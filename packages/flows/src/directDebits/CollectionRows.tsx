import type { MouseEvent } from "react";
import type { DebitCollection } from "@amberline/api/client";
import { formatMonth } from "@amberline/domain/dates";
import { formatMoney, negateMoney } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import { Button } from "@amberline/ui/Button";
import { useTranslation } from "../i18n";
import { DayTile } from "../plans/plans.styles";
import { collectionWords } from "./debitWords";
import { DebitRows } from "./directDebits.styles";
import { actOf, type DirectDebitsView } from "./directDebits.machine";

interface CollectionRowsProps extends DirectDebitsView {
  label: string;
  collections: readonly DebitCollection[];
  /** All of one creditor, whose name stands above. @default false */
  isOfOne?: boolean;
  hrefOf: (id: string) => string;
  onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One row of each: its day, who collects, what becomes of it, and what can be done. */
export function CollectionRows(props: CollectionRowsProps) {
  const { label, collections, isOfOne = false, hrefOf, onOpen, snapshot, send } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  return (
    <DebitRows role="list" aria-label={label}>
      {collections.map((each) => {
        const { id, creditor, amount, day, state } = each;
        const name = isOfOne ? each.reference || t("directDebits.one") : creditor;
        const words = collectionWords(each, t, locale);
        const act = snapshot.context.mayChange ? actOf(each) : null;
        const isMoved = state === "coming" || state === "collected";
        return (
          <li key={id}>
            <DayTile>
              <b>{Number(day.slice(8))}</b> {formatMonth(day, locale, "short")}
            </DayTile>
            <div>
              <a href={hrefOf(id)} onClick={(event) => onOpen(id, event)}>
                {name}
              </a>
              {words.text === name ? null : (
                <span data-part="words" data-hitch={words.hitch}>
                  {words.text}
                </span>
              )}
            </div>
            {isMoved ? (
              <Amount money={negateMoney(amount)} locale={locale} sign="always" />
            ) : (
              <Amount
                money={amount}
                locale={locale}
                tone="struck"
                spokenAs={`${t(`directDebits.collection.${state}`)}, ${formatMoney(amount, locale)}`}
              />
            )}
            {act ? (
              <Button
                appearance="quiet"
                size="sm"
                aria-label={t(`directDebits.${act}.named`, { creditor })}
                aria-disabled={snapshot.hasTag("busy") || undefined}
                onClick={() => send({ type: "collection.change", id, act })}
              >
                {t(`directDebits.${act}`)}
              </Button>
            ) : null}
          </li>
        );
      })}
    </DebitRows>
  );
}
