import { formatMoney, type Money } from "@amberline/domain/money";
import { type ComponentProps } from "react";
import { TransactionCard, type TransactionItem } from "../TransactionCard";
import { TransactionListSkeleton } from "./TransactionListSkeleton";
import { Day, Root } from "./TransactionList.styles";

export interface TransactionDay {
  key: string;
  /** "Today", "18 November". */
  label: string;
  /** What the day changed, shown with its sign. */
  total?: Money;
  items: readonly TransactionItem[];
}

export interface TransactionListProps extends Omit<ComponentProps<"div">, "children"> {
  /** Newest day first, already grouped. */
  days: readonly TransactionDay[];
  /** Language tag that decides how amounts are written. */
  locale: string;
  /** Opens the details; keep it the same function between renders, so that unchanged rows stay untouched. */
  onOpen?: (id: string) => void;
  /** Shows rows of the final size in place of the days. @default false */
  isLoading?: boolean;
  /** Heard while loading. */
  loadingText?: string;
  /** Level of the day headings in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Payments under the day they were made. */
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
