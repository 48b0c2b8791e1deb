import type { Outcome, Transaction } from "@amberline/api/client";
import { formatInstant } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { isZeroMoney } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { DetailList, type DetailRow } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { FileDown, MoveUpRight, ScrollText } from "lucide-react";
import { useTranslation, type TextKey } from "../i18n";
import { DownloadButton } from "../screen";
import type { SendPrefill } from "../send";
import { counterparty, hasMoved, signedAmount, transactionTitle } from "./describeTransaction";
import { canRepeat, prefillOf } from "./prefillOf";
import { Stack } from "./TransactionDetails.styles";

/** What can be done about one transaction. */
export interface TransactionActions {
  /** Fetches the receipt of a payment, or of a fee. */
  saveReceipt: (transaction: Transaction) => Promise<Outcome<unknown>>;
  /** Opens the payment form filled in with a past payment. */
  sendAgain: (prefill: SendPrefill) => void;
  /** Opens a new template filled in with a past payment. */
  saveAsTemplate: (prefill: SendPrefill) => void;
}

interface TransactionDetailsProps {
  transaction: Transaction;
  actions: TransactionActions;
  timeZone: string;
  onClose: () => void;
}

const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
const grouped = (account: string) => (/^[A-Z]{2}\d{2}/.test(account) ? formatIban(account) : account);

/** Everything known about one transaction (specification 2.8). */
export default function TransactionDetails(props: TransactionDetailsProps) {
  const { transaction, actions, timeZone, onClose } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { debtor, payee, fee, status, kind } = transaction;
  const isFee = kind === "fee" || kind === "manualFee";
  const moved = hasMoved(transaction);
  const street = [payee.address, payee.city, payee.zip].filter(Boolean);
  const address = street.length > 0 ? [...street, payee.country].filter(Boolean).join(", ") : "";

  const facts: [TextKey, DetailRow["value"]][] = [
    [
      "details.amount",
      <Amount
        key="amount"
        money={moved ? signedAmount(transaction) : transaction.displayed}
        locale={locale}
        sign={moved ? "always" : "never"}
        tone={moved ? (kind === "receive" ? "in" : "plain") : "struck"}
      />,
    ],
    ["details.type", t(`transactions.kind.${kind}`)],
    ["details.status", t(`transactions.status.${status}`)],
    [
      "details.payment",
      kind === "fee" && !isZeroMoney(transaction.amount) ? (
        <Amount key="payment" money={transaction.amount} locale={locale} />
      ) : (
        ""
      ),
    ],
    ["details.fee", !isFee && !isZeroMoney(fee) ? <Amount key="fee" money={fee} locale={locale} /> : ""],
    ["details.reason", transaction.statusReason],
    ["details.payer", debtor.name],
    ["details.payerAccount", grouped(debtor.account)],
    ["details.payerBic", debtor.bic],
    ["details.payerBank", debtor.bankName],
    ["details.payee", payee.name],
    ["details.payeeAccount", grouped(payee.account)],
    ["details.payeeBic", payee.bic],
    ["details.payeeBank", payee.bankName],
    ["details.payeeAddress", address],
    ["details.reference", transaction.reference],
    ["details.created", formatInstant(transaction.createdAt, locale, timeZone)],
    [
      "details.updated",
      transaction.updatedAt === transaction.createdAt
        ? ""
        : formatInstant(transaction.updatedAt, locale, timeZone),
    ],
    ["details.id", transaction.id],
  ];
  const rows = facts.filter(([, value]) => value !== "").map(([key, value]) => ({ label: t(key), value }));
  const title = t(transactionTitle(transaction));
  const feeNote = !moved
    ? "transactions.feeNote.declined"
    : status === "done"
      ? "transactions.feeNote.done"
      : null;

  return (
    <Dialog
      isOpen
      title={isFee ? title : [title, counterparty(transaction)].filter(Boolean).join(" · ")}
      onClose={onClose}
      closeLabel={t("app.close")}
      actions={
        <>
          {canRepeat(transaction) ? (
            <Button
              icon={<MoveUpRight {...look} />}
              isFullWidth
              onClick={() => actions.sendAgain(prefillOf(transaction, locale))}
            >
              {t("details.sendAgain")}
            </Button>
          ) : null}
          <DownloadButton
            appearance="quiet"
            icon={<FileDown {...look} />}
            isFullWidth
            download={() => actions.saveReceipt(transaction)}
          >
            {t("details.receipt")}
          </DownloadButton>
          {canRepeat(transaction) ? (
            <Button
              appearance="quiet"
              icon={<ScrollText {...look} />}
              isFullWidth
              onClick={() => actions.saveAsTemplate(prefillOf(transaction, locale))}
            >
              {t("details.saveAsTemplate")}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack>
        {status === "new" ? <Banner tone="info">{t("transactions.newNotice")}</Banner> : null}
        {isFee && feeNote ? <Banner tone="info">{t(feeNote)}</Banner> : null}
        <DetailList rows={rows} />
      </Stack>
    </Dialog>
  );
}
