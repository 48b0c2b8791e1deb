import { formatMoney, type Money } from "@amberline/domain/money";
import { useState, type ComponentProps, type KeyboardEvent, type MouseEvent } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden";
import { Drop, Root } from "./MonthBars.styles";

export interface MonthBar {
  /** Unique in its list. */
  key: string;
  /** "November 2026". */
  name: string;
  /** Stands under the pair: "N". */
  letter: string;
  /** Money received in the month. */
  in: Money;
  /** Money sent in the month. */
  out: Money;
  /** Where the pair leads. */
  href: string;
}

export interface MonthBarsProps extends Omit<ComponentProps<"div">, "children"> {
  /** Oldest first; the last is the current month. */
  months: readonly MonthBar[];
  /** Language tag for the format of amounts. */
  locale: string;
  /** Texts the component says itself. */
  words: {
    /** Accessible name of the chart and of the table behind it. */
    chart: string;
    month: string;
    in: string;
    out: string;
    /** Accessible name of a pair: "November 2026: in …, out …". */
    pair: (pair: { month: string; in: string; out: string }) => string;
  };
  /** Called for a click on a pair; a router prevents the default and navigates itself. */
  onFollow?: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Height of the longest bar, px. */
const height = 88;
const [bar, gap] = [7, 2];

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};

/** From right to left the next month is on the left. */
const mirrored: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** What came in and went out in each month, as pairs of bars that lead somewhere. A table says the same. */
export function MonthBars({ months, locale, words, onFollow, ...rest }: MonthBarsProps) {
  const last = months.length - 1;
  const [reached, setReached] = useState(last);
  const largest = Math.max(1, ...months.flatMap((month) => [month.in.minor, month.out.minor]));
  const lengthOf = ({ minor }: Money) => Math.max(2, Math.round((minor / largest) * height));
  const amount = (money: Money) => formatMoney(money, locale);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isFromRight = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = steps[(isFromRight && mirrored[event.key]) || event.key]?.(reached, last);
    if (next === undefined) return;
    event.preventDefault();
    setReached(next);
    event.currentTarget.querySelectorAll("a")[next]?.focus();
  };

  return (
    <Root {...rest}>
      <div role="group" aria-label={words.chart} onKeyDown={move}>
        {months.map((month, nth) => (
          <a
            key={month.key}
            href={month.href}
            tabIndex={nth === reached ? 0 : -1}
            aria-label={words.pair({ month: month.name, in: amount(month.in), out: amount(month.out) })}
            aria-current={nth === last ? "date" : undefined}
            onFocus={() => setReached(nth)}
            onClick={(event) => onFollow?.(month.href, event)}
          >
            {nth === last ? (
              <Drop aria-hidden viewBox="0 0 10 12">
                <path d="M5 12C3.2 9.6 0 8 0 5a5 5 0 0 1 10 0c0 3-3.2 4.6-5 7Z" />
              </Drop>
            ) : null}
            <svg aria-hidden width={2 * bar + gap} height={height}>
              {([month.in, month.out] as const).map((money, place) => (
                <rect
                  key={place === 0 ? "in" : "out"}
                  data-part={place === 0 ? "in" : "out"}
                  x={place * (bar + gap)}
                  y={height - lengthOf(money)}
                  width={bar}
                  height={lengthOf(money)}
                  rx="2"
                />
              ))}
            </svg>
            <span aria-hidden>{month.letter}</span>
          </a>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{words.chart}</caption>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              <th scope="col">{words.in}</th>
              <th scope="col">{words.out}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.key}>
                <th scope="row">{month.name}</th>
                <td>{amount(month.in)}</td>
                <td>{amount(month.out)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Root>
  );
}
