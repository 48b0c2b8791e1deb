import { formatMoneyParts, type Money } from "@amberline/domain/money";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Skeleton } from "../../components/Skeleton";
import { Actions, Figures, Label, Root, Secondary, Sum } from "./Balance.styles";

export interface BalanceProps extends Omit<ComponentProps<"section">, "children"> {
  label: string;
  /** Null when the provider did not say. */
  money: Money | null;
  /** Language tag that decides separators and where the currency stands. */
  locale: string;
  /** Shown in place of an unknown sum. */
  unknownText: string;
  /** A line under the sum: what is on its way, the account number. A `span` in it stays on one line where it fits. */
  secondary?: ReactNode;
  /** Buttons: what can be done with the money. */
  actions?: ReactNode;
  /** Keeps the place of the sum until it is known. @default false */
  isLoading?: boolean;
  /** Level of the label in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3;
}

function DisplaySum({ money, locale }: { money: Money; locale: string }) {
  const { sign, symbol, order, gap, integer, separator, fraction } = formatMoneyParts(money, locale);
  const [before, after] = order === "before" ? [symbol + gap, ""] : ["", gap + symbol];
  return (
    <>
      {sign + before + integer}
      <small>{separator + fraction + after}</small>
    </>
  );
}

/** The loudest thing on the page: what is in the account, and what can be done with it. */
export function Balance(props: BalanceProps) {
  const { label, money, locale, unknownText, secondary, actions, ...others } = props;
  const { isLoading = false, headingLevel = 2, ...rest } = others;
  const labelId = useId();
  const known = money ? <DisplaySum money={money} locale={locale} /> : unknownText;
  return (
    <Root aria-labelledby={labelId} aria-busy={isLoading || undefined} {...rest}>
      <Figures>
        <Label as={`h${headingLevel}`} id={labelId}>
          {label}
        </Label>
        <Sum>{isLoading ? <Skeleton width="13rem" height="2.75rem" /> : known}</Sum>
        <Secondary>{isLoading ? <Skeleton width="18rem" height="1.25rem" /> : secondary}</Secondary>
      </Figures>
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
