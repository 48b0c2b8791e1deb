import { formatMoney, type Money, type MoneyFormatOptions } from "@amberline/domain/money";
import { ArrowDownLeft, ArrowUpRight, Clock, ReceiptText, TriangleAlert, X } from "lucide-react";
import { type HTMLAttributes, memo } from "react";
import { Icon } from "../../components/Icon/Icon";
import { OpenRow, PlainRow } from "./TransactionCard.styles";

/** `declined` and `error` moved no money: their amount is struck through. */
export type TransactionKind = "in" | "out" | "fee" | "pending" | "declined" | "error";

/** One transaction of the list; all texts are ready to show. */
export interface TransactionItem {
  id: string;
  kind: TransactionKind;
  /** The other party. */
  name: string;
  /** Status and reference: "Payment completed · 4402 118". */
  detail: string;
  money: Money;
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
  const { id, kind, name, detail, money, sign, locale, onOpen, ...rest } = props;
  const Amount = kind === "declined" || kind === "error" ? "s" : "span";
  const parts = (
    <>
      <span data-part="icon">{icons[kind]}</span>
      <span data-part="line">
        <span data-part="words">
          <span data-part="name">{name}</span>
          <span data-part="detail">{detail}</span>
        </span>
        <Amount data-part="amount">{formatMoney(money, locale, { sign })}</Amount>
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
    <OpenRow type="button" data-kind={kind} onClick={() => onOpen(id)} {...rest}>
      {parts}
    </OpenRow>
  );
});
