import { formatMoneyParts, type Money } from "@amberline/domain/money";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Skeleton } from "../../components/Skeleton/Skeleton";
import { Actions, Figures, Label, Root, Secondary, Sum } from "./Balance.styles";

export interface BalanceProps extends Omit<ComponentProps<"section">, "children"> {
  label: string;
  /** Null when the provider does not know it. */
  money: Money | null;
  /** Language tag; decides the separators and the position of the currency. */
  locale: string;
  /** Shown in place of an unknown balance. */
  unknownText: string;
  /** A line below the balance, such as pending payments. A `span` in it is not broken where it fits on one line. */
  secondary?: ReactNode;
  actions?: ReactNode;
  /** Shows a placeholder of the same size. @default false */
  isLoading?: boolean;
  /** Heading level of the label. @default 2 */
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

/** The balance of the account with its main actions. */
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
