import { formatMoney, type Money } from "@amberline/domain/money";
import { type ComponentProps } from "react";
import { TransactionCard, type TransactionItem } from "../TransactionCard/TransactionCard";
import { TransactionListSkeleton } from "./TransactionListSkeleton";
import { Day, Root } from "./TransactionList.styles";

export interface TransactionDay {
  /** Unique in its list. */
  key: string;
  /** "Today", "18 November". */
  label: string;
  /** Net change of the day, shown with its sign. */
  total?: Money;
  /** Transactions of the day, newest first. */
  items: readonly TransactionItem[];
}

export interface TransactionListProps extends Omit<ComponentProps<"div">, "children"> {
  /** Newest day first. */
  days: readonly TransactionDay[];
  /** Language tag for the format of amounts. */
  locale: string;
  /** Opens the details. Keep it stable between renders, so that unchanged rows are not rendered again. */
  onOpen?: (id: string) => void;
  /** Shows placeholder rows of the final size instead of the days. @default false */
  isLoading?: boolean;
  /** Announced to screen readers while loading. */
  loadingText?: string;
  /** Heading level of the days. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Transactions grouped by day. */
export function TransactionList(props: TransactionListProps) {
  const { days, locale, onOpen, isLoading = false, loadingText, headingLevel = 3, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  if (isLoading) return <TransactionListSkeleton loadingText={loadingText} {...rest} />;
  return (
    <Root {...rest}>
      {days.map(({ key, label, total, items }) => (
        <Day key={key}>
          <div data-part="head">
            <Heading>{label}</Heading>
            {total ? <span>{formatMoney(total, locale, { sign: "always" })}</span> : null}
          </div>
          <ul role="list">
            {items.map((item) => (
              <li key={item.id}>
                <TransactionCard {...item} locale={locale} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </Day>
      ))}
    </Root>
  );
}
