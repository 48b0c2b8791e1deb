import { formatMoney, type Money, type MoneyFormatOptions } from "@amberline/domain/money";
import { ArrowDownLeft, ArrowUpRight, Clock, ReceiptText, TriangleAlert, X } from "lucide-react";
import { type HTMLAttributes, memo } from "react";
import { Icon } from "../../components/Icon";
import { OpenRow, PlainRow } from "./TransactionCard.styles";

/** `declined` and `error` did not move the money: their amount is struck through. */
export type TransactionKind = "in" | "out" | "fee" | "pending" | "declined" | "error";

/** One row of the list, in words ready to show. */
export interface TransactionItem {
  id: string;
  kind: TransactionKind;
  /** Who paid or was paid. */
  name: string;
  /** What happened and what for: "Payment completed · 4402 118". */
  detail: string;
  money: Money;
  /** @default "auto" */
  sign?: MoneyFormatOptions["sign"];
}

export interface TransactionCardProps extends TransactionItem, Omit<HTMLAttributes<HTMLElement>, "id"> {
  /** Language tag that decides how the amount is written. */
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

/** One payment in one row; the whole row is the button. Rows whose props did not change are not rendered again. */
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
