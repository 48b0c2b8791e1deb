import { formatMoneyParts, type Money } from "@amberline/domain/money";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../../components/Icon/Icon";
import { IconButton } from "../../components/IconButton/IconButton";
import { Skeleton } from "../../components/Skeleton/Skeleton";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden";
import { Actions, Figures, Foot, Head, Label, Root, Secondary, Sum } from "./Balance.styles";

export interface BalanceHiding {
  /** Dots are shown instead of the amount. */
  isHidden: boolean;
  /** Called by the button that hides and shows. */
  onToggle: () => void;
  /** Names of the button and the text read for the dots. */
  words: {
    /** Names of the button in either state. */
    hide: string;
    show: string;
    /** Said in place of the amount. */
    hidden: string;
  };
}

export interface BalanceProps extends Omit<ComponentProps<"section">, "children"> {
  /** Heading above the amount. */
  label: string;
  /** Null when the provider does not know it. */
  money: Money | null;
  /** Language tag; decides the separators and the position of the currency. */
  locale: string;
  /** Shown in place of an unknown balance. */
  unknownText: string;
  /** A line below the balance, such as reserved money. */
  secondary?: ReactNode;
  /** Lets the customer hide the amounts from those who look over a shoulder. */
  hiding?: BalanceHiding;
  /** The account, beside the actions: its number with a copy button. */
  account?: ReactNode;
  /** The last of two is left out on a phone, whose bar has it. */
  actions?: ReactNode;
  /** Stands beside the balance on a very wide page, and is hidden elsewhere. */
  aside?: ReactNode;
  /** Shows a placeholder of the same size. @default false */
  isLoading?: boolean;
  /** Heading level of the label. @default 2 */
  headingLevel?: 1 | 2 | 3;
}

function DisplaySum({ money, locale }: { money: Money; locale: string }) {
  const { sign, symbol, order, gap, integer, separator, fraction } = formatMoneyParts(money, locale);
  const [before, after] = order === "before" ? [symbol + gap, ""] : ["", gap + symbol];
  return (
    // Another number is another element, so that it rolls in.
    <span key={money.minor} data-part="known">
      {sign + before + integer}
      <small>{separator + fraction + after}</small>
    </span>
  );
}

function HiddenSum({ text }: { text: string | undefined }) {
  return (
    <>
      <span aria-hidden>••••••</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

/** The balance of the account, the account itself and its main actions. */
export function Balance(props: BalanceProps) {
  const { label, money, locale, unknownText, secondary, hiding, account, actions, aside, ...others } = props;
  const { isLoading = false, headingLevel = 2, ...rest } = others;
  const labelId = useId();
  const Heading = `h${headingLevel}` as const;
  const isHidden = hiding?.isHidden ?? false;
  const known = money ? <DisplaySum money={money} locale={locale} /> : unknownText;
  return (
    <Root aria-labelledby={labelId} aria-busy={isLoading || undefined} {...rest}>
      <Head>
        <Figures>
          <Label>
            <Heading id={labelId}>{label}</Heading>
            {hiding ? (
              <IconButton
                label={isHidden ? hiding.words.show : hiding.words.hide}
                icon={<Icon icon={isHidden ? EyeOff : Eye} size={18} />}
                size={32}
                isMuted
                onClick={hiding.onToggle}
              />
            ) : null}
          </Label>
          <Sum data-hidden={isHidden || undefined}>
            {isLoading ? (
              <Skeleton width="13rem" height="2.75rem" />
            ) : isHidden ? (
              <HiddenSum text={hiding?.words.hidden} />
            ) : (
              known
            )}
          </Sum>
          <Secondary>
            {isLoading ? <Skeleton width="10rem" height="1.25rem" /> : isHidden ? null : secondary}
          </Secondary>
        </Figures>
        {aside ? <div data-part="aside">{aside}</div> : null}
      </Head>
      {account || actions ? (
        <Foot>
          <div>{account}</div>
          {actions ? <Actions>{actions}</Actions> : null}
        </Foot>
      ) : null}
    </Root>
  );
}
