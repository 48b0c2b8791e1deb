import { initials } from "@amberline/domain/names";
import { formatMoney, type Money, type MoneyFormatOptions } from "@amberline/domain/money";
import { ArrowDownLeft, ArrowUpRight, Clock, ReceiptText, TriangleAlert, X } from "lucide-react";
import { type HTMLAttributes, memo, type ReactNode } from "react";
import { tintOf } from "../../components/Avatar/tints";
import { Icon } from "../../components/Icon/Icon";
import { OpenRow, PlainRow } from "./TransactionCard.styles";

/** `declined` and `error` moved no money: their amount is struck through. */
export type TransactionKind = "in" | "out" | "fee" | "pending" | "declined" | "error";

/** One transaction of the list; all texts are ready to show. */
export interface TransactionItem {
  /** Unique in its list. */
  id: string;
  /** Decides the icon. */
  kind: TransactionKind;
  /** The other party. */
  name: string;
  /** Whose initials stand beside it, on a colour of their own. Without one, as for a fee, there is an icon. */
  face?: string;
  /** Status of one that is not done, in its colour: "Payment Pending". */
  status?: string;
  /** What it was for: "Invoice 4402 118". */
  detail: string;
  /** Time of day: "14:05". */
  time?: string;
  /** Negative for money that was sent. */
  money: Money;
  /** What it has besides, such as an icon with a name, before the detail. */
  mark?: ReactNode;
  /** @default "auto" */
  sign?: MoneyFormatOptions["sign"];
}

export interface TransactionCardProps extends TransactionItem, Omit<HTMLAttributes<HTMLElement>, "id"> {
  /** Language tag for the format of the amount. */
  locale: string;
  /** Opens the details. Without it the row is plain text. */
  onOpen?: (id: string) => void;
}

const icons = {
  in: <Icon icon={ArrowDownLeft} />,
  out: <Icon icon={ArrowUpRight} />,
  fee: <Icon icon={ReceiptText} />,
  pending: <Icon icon={Clock} />,
  declined: <Icon icon={X} />,
  error: <Icon icon={TriangleAlert} />,
};

/** A transaction as one row. Memoized, because lists are long. */
export const TransactionCard = memo(function TransactionCard(props: TransactionCardProps) {
  const { id, kind, name, face, status, detail, mark, time, money, sign, locale, onOpen, ...rest } = props;
  const Amount = kind === "declined" || kind === "error" ? "s" : "span";
  const parts = (
    <>
      <span data-part="face" data-tint={face ? tintOf(face) : undefined} aria-hidden>
        {face ? initials(face) : icons[kind]}
        {face ? <span data-part="badge">{icons[kind]}</span> : null}
      </span>
      <span data-part="line">
        <span data-part="words">
          <span data-part="name">{name}</span>
          <span data-part="detail">
            {status ? <span data-part="status">{status}</span> : null}
            {status && detail ? " · " : null}
            {mark}
            {detail}
          </span>
        </span>
        <span data-part="figures">
          <Amount data-part="amount">{formatMoney(money, locale, { sign })}</Amount>
          {time ? <span data-part="time">{time}</span> : null}
        </span>
      </span>
    </>
  );
  if (!onOpen) {
    return (
      <PlainRow data-kind={kind} {...rest}>
        {parts}
      </PlainRow>
    );
  }
  return (
    <OpenRow type="button" data-row={id} data-kind={kind} onClick={() => onOpen(id)} {...rest}>
      {parts}
    </OpenRow>
  );
});
