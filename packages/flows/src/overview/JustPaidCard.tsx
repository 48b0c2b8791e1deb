import { useEffect, useEffectEvent, useId, useState } from "react";
import type { Outcome, ReceiverDraft, Transaction } from "@amberline/api/client";
import { formatTime } from "@amberline/domain/dates";
import { formatAmount } from "@amberline/domain/money";
import { initials } from "@amberline/domain/names";
import { Amount } from "@amberline/ui/Amount";
import { Avatar } from "@amberline/ui/Avatar";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Row, Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Heading, Text } from "@amberline/ui/Text";
import { ArrowUpRight, BookmarkPlus, Check, Clock, FileDown, X } from "lucide-react";
import { useTranslation } from "../i18n";
import { DownloadButton, NoticeBanner } from "../parts";
import type { Order, PendingAttempt, SendPrefill } from "../send";
import { isFinalStatus, matchingPayments } from "../send/attempt";
import { failureNotice, isRefusal, type Notice } from "../shared";
import { hasMoved } from "../transactions/describeTransaction";
import { PaidArt, PaidHead } from "./overview.styles";

/** A payment that was made a moment ago, as it was ordered. */
export interface JustPaid {
  order: Order;
  attempt: PendingAttempt;
  isPayeeSaved: boolean;
}

export interface JustPaidCardProps {
  paid: JustPaid;
  /** Of the account, newest first. */
  transactions: readonly Transaction[];
  /** Has them read again. */
  refresh: () => void;
  timeZone: string;
  saveReceipt: (payment: Transaction) => Promise<Outcome<unknown>>;
  savePayee: (payee: ReceiverDraft) => Promise<Outcome<true, "RECEIVER_EXISTS">>;
  payAgain: (prefill: SendPrefill) => void;
  onDismiss: () => void;
}

const prefillOf = ({ payee, amount, reference, type }: Order, locale: string): SendPrefill => ({
  payeeName: payee.name,
  payeeType: payee.type,
  account: payee.account,
  bic: payee.bic,
  amount: formatAmount(amount, locale),
  reference,
  type,
});

function SavePayee({ paid: { order }, savePayee }: Pick<JustPaidCardProps, "paid" | "savePayee">) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<"offered" | "saving" | "saved">("offered");
  const [notice, setNotice] = useState<Notice | null>(null);
  const save = async () => {
    setProgress("saving");
    const { payee, reference } = order;
    const outcome = await savePayee({ ...payee, bankName: "", reference });
    const isThere = outcome.ok || isRefusal(outcome, "RECEIVER_EXISTS");
    setProgress(isThere ? "saved" : "offered");
    setNotice(isThere ? null : failureNotice(outcome));
  };
  const isSaved = progress === "saved";
  return (
    <>
      <Button
        appearance="quiet"
        icon={<Icon icon={isSaved ? Check : BookmarkPlus} />}
        isBusy={progress === "saving"}
        aria-disabled={isSaved || undefined}
        onClick={() => void save()}
      >
        {t(isSaved ? "payees.receiver.created" : "payees.receiver.save")}
      </Button>
      <NoticeBanner notice={notice} tone="negative" />
    </>
  );
}

/** Milliseconds between looks at an instant payment, which is decided within seconds. */
const PAUSE = 2_000;
/** Looks until the list's own rhythm is enough. */
const LOOKS = 15;

/** The payment as the list has it; null until it does. An instant one is looked for often until it is final. */
function usePayment({ paid, transactions, refresh }: JustPaidCardProps) {
  const [payment, setPayment] = useState<Transaction | null>(null);
  const [listed] = matchingPayments(paid.attempt, paid.order, transactions);
  // A filter that leaves it out changes nothing.
  if (listed && listed !== payment) setPayment(listed);
  const isFollowed = paid.order.type === "INSTANT" && !(payment && isFinalStatus(payment.status));
  const look = useEffectEvent(refresh);
  useEffect(() => {
    if (!isFollowed) return;
    let looks = 0;
    const timer = setInterval(() => {
      look();
      if ((looks += 1) === LOOKS) clearInterval(timer);
    }, PAUSE);
    return () => clearInterval(timer);
  }, [isFollowed]);
  return payment;
}

/** What was paid right before, on top of home until it is dismissed or left. */
export default function JustPaidCard(props: JustPaidCardProps) {
  const { paid, timeZone, saveReceipt, savePayee, payAgain, onDismiss } = props;
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const payment = usePayment(props);
  const { payee, amount } = paid.order;
  const status = payment?.status ?? "pending";
  const moved = !payment || hasMoved(payment);
  const isFinal = isFinalStatus(status);
  return (
    <Card aria-labelledby={titleId}>
      <PaidHead>
        <Avatar size="lg" tintedBy={payee.name}>
          {initials(payee.name)}
        </Avatar>
        <div id={titleId}>
          <Text size="small" tone="muted">
            {t("paid.title")}
          </Text>
          <Heading size="body">{payee.name}</Heading>
        </div>
        <IconButton label={t("app.close")} icon={<Icon icon={X} />} isMuted onClick={onDismiss} />
      </PaidHead>
      <Row justify="between">
        <Stack gap={4}>
          <Amount size="display" money={amount} locale={i18n.language} tone={moved ? "plain" : "struck"} />
          <Row role="status" rowGap={4}>
            <StatusTag
              tone={moved ? (isFinal ? "positive" : "caution") : "negative"}
              icon={moved && !isFinal ? <Icon icon={Clock} /> : undefined}
            >
              {t(`transactions.title.${status}`)}
            </StatusTag>
            {moved ? null : <Text size="small">{payment?.statusReason || t("details.notTaken")}</Text>}
            {payment && isFinal ? (
              <Text as="time" size="small" tone="muted" isTabular>
                {formatTime(payment.updatedAt, i18n.language, timeZone)}
              </Text>
            ) : null}
          </Row>
        </Stack>
        {moved ? <PaidArt aria-hidden /> : null}
      </Row>
      <Row rowGap={8}>
        <DownloadButton
          appearance="quiet"
          icon={<Icon icon={FileDown} />}
          aria-disabled={payment ? undefined : true}
          download={() => (payment ? saveReceipt(payment) : Promise.resolve({ ok: true, data: null }))}
        >
          {t("details.receipt")}
        </DownloadButton>
        {paid.isPayeeSaved ? null : <SavePayee paid={paid} savePayee={savePayee} />}
        <Button
          appearance="quiet"
          icon={<Icon icon={ArrowUpRight} />}
          aria-disabled={!isFinal || undefined}
          onClick={() => payAgain(prefillOf(paid.order, i18n.language))}
        >
          {t("overview.payAgain")}
        </Button>
      </Row>
    </Card>
  );
}
