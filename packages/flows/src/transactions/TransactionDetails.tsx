import type { Outcome, Transaction } from "@amberline/api/client";
import { formatAmount } from "@amberline/domain/money";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Icon } from "@amberline/ui/Icon";
import { Stack } from "@amberline/ui/Stack";
import { FileDown, MoveUpRight, ScrollText } from "lucide-react";
import { useTranslation } from "../i18n";
import { DownloadButton } from "../parts";
import type { SendPrefill } from "../send";
import { counterparty, hasMoved, isFeeRow, transactionTitle } from "./describeTransaction";
import { transactionFacts } from "./transactionFacts";

const canRepeat = ({ kind, payee }: Transaction) => kind === "send" && payee.account !== "";

/** Prefills the payment form. A past payment does not tell whether the payee is a person. */
const prefillFromTransaction = ({ payee, amount, reference }: Transaction, locale: string): SendPrefill => ({
  payeeName: payee.name,
  account: payee.account,
  bic: payee.bic,
  amount: formatAmount(amount, locale),
  reference,
});

export interface TransactionActions {
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

/** Details of one transaction (specification 2.8). */
export default function TransactionDetails(props: TransactionDetailsProps) {
  const { transaction, actions, timeZone, onClose } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { status } = transaction;
  const isFee = isFeeRow(transaction);
  const title = t(transactionTitle(transaction));
  const feeNote = !hasMoved(transaction)
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
              icon={<Icon icon={MoveUpRight} />}
              isFullWidth
              onClick={() => actions.sendAgain(prefillFromTransaction(transaction, locale))}
            >
              {t("details.sendAgain")}
            </Button>
          ) : null}
          <DownloadButton
            appearance="quiet"
            icon={<Icon icon={FileDown} />}
            isFullWidth
            download={() => actions.saveReceipt(transaction)}
          >
            {t("details.receipt")}
          </DownloadButton>
          {canRepeat(transaction) ? (
            <Button
              appearance="quiet"
              icon={<Icon icon={ScrollText} />}
              isFullWidth
              onClick={() => actions.saveAsTemplate(prefillFromTransaction(transaction, locale))}
            >
              {t("details.saveAsTemplate")}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack above={16}>
        {status === "new" ? <Banner tone="info">{t("transactions.newNotice")}</Banner> : null}
        {isFee && feeNote ? <Banner tone="info">{t(feeNote)}</Banner> : null}
        <DetailList rows={transactionFacts(transaction, t, { locale, timeZone })} />
      </Stack>
    </Dialog>
  );
}
