import { useState, type ComponentType, type MouseEvent } from "react";
import type { Outcome, Transaction } from "@amberline/api/client";
import { civilDate, formatDate, formatInstant, formatTime } from "@amberline/domain/dates";
import { formatAmount } from "@amberline/domain/money";
import { initials } from "@amberline/domain/names";
import { Amount } from "@amberline/ui/Amount";
import { Avatar } from "@amberline/ui/Avatar";
import { Button, LinkButton } from "@amberline/ui/Button";
import { DetailList, type DetailRow } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Disclosure } from "@amberline/ui/Disclosure";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Row, Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Heading, Text } from "@amberline/ui/Text";
import { Timeline, type TimelineStep } from "@amberline/ui/Timeline";
import { ChevronDown, ChevronUp, Clock, Receipt } from "lucide-react";
import { useTranslation, type TextKey } from "../i18n";
import { DownloadButton } from "../parts";
import type { SendPrefill } from "../send";
import {
  counterparty,
  hasMoved,
  isFeeRow,
  signedAmount,
  transactionKind,
  transactionTitle,
  type Translate,
} from "./describeTransaction";
import { transactionFacts } from "./transactionFacts";
import { useStepping } from "./useStepping";

const canRepeat = ({ kind, payee, directDebit, isHidden }: Transaction) =>
  kind === "send" && directDebit === null && payee.account !== "" && !isHidden;

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
  /** The page of a collection, by its payment; undefined where there are no direct debits. */
  directDebit?:
    | { hrefOf: (id: string) => string; onOpen: (id: string, event: MouseEvent) => void }
    | undefined;
  /** Its category and note; left out where the provider has none. */
  Notes?: ComponentType<TransactionNotesProps> | undefined;
}

export interface TransactionNotesProps {
  transaction: Transaction;
  /** While it is changed, keys lead to no other transaction. */
  onEditing: (isEditing: boolean) => void;
}

/** The transaction whose details are open; without it the list keeps that to itself. */
export interface OpenDetails {
  openId?: string | null | undefined;
  /** The same, where the list does not have it. */
  found?: Transaction | null | undefined;
  onOpen?: ((id: string | null) => void) | undefined;
}

interface TransactionDetailsProps {
  transaction: Transaction;
  actions: TransactionActions;
  timeZone: string;
  /** Ids of the list it stands in, from top to bottom. */
  ids: readonly string[];
  onOpen: (id: string | null) => void;
}

const isUnfinished = (transaction: Transaction) => hasMoved(transaction) && transaction.status !== "done";

function Group({ title, rows }: { title: string; rows: readonly DetailRow[] }) {
  return rows.length === 0 ? null : (
    <Stack gap={8}>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <DetailList rows={rows} />
    </Stack>
  );
}

/** How far a payment of one's own has come. */
function stepsOf(transaction: Transaction, t: Translate, when: (at: number) => string): TimelineStep[] {
  const { status, createdAt, updatedAt } = transaction;
  const changed = updatedAt === createdAt ? {} : { when: when(updatedAt) };
  const created = { title: t("details.step.created"), when: when(createdAt), state: "done" } as const;
  const onItsWay = t("details.step.onItsWay");
  const arrived = t("details.step.arrived");
  if (!hasMoved(transaction))
    return [created, { title: t(`transactions.status.${status}`), ...changed, state: "failed" }];
  return status === "done"
    ? [created, { title: onItsWay, state: "done" }, { title: arrived, ...changed, state: "done" }]
    : [created, { title: onItsWay, state: "now" }, { title: arrived, state: "next" }];
}

/** What became of the money. */
function consequenceOf(transaction: Transaction): TextKey | null {
  if (isFeeRow(transaction)) {
    if (!hasMoved(transaction)) return "transactions.feeNote.declined";
    return transaction.status === "done" ? "transactions.feeNote.done" : null;
  }
  if (transaction.kind === "receive") return transaction.status === "new" ? "transactions.newNotice" : null;
  if (!hasMoved(transaction)) return "details.notTaken";
  return isUnfinished(transaction) ? "details.reserved" : null;
}

const toneOf = (transaction: Transaction) =>
  hasMoved(transaction) ? (isUnfinished(transaction) ? "caution" : "positive") : "negative";

/** Details of one transaction (specification 2.8). */
export default function TransactionDetails(props: TransactionDetailsProps) {
  const { transaction, actions, timeZone, ids, onOpen } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { id, kind, displayed, createdAt, directDebit } = transaction;
  const title = t(transactionTitle(transaction));
  const name = isFeeRow(transaction) ? "" : counterparty(transaction);
  const moved = hasMoved(transaction);
  const consequence = consequenceOf(transaction);
  const dayOf = (at: number) => civilDate(at, timeZone);
  const when = (at: number) =>
    dayOf(at) === dayOf(createdAt)
      ? formatTime(at, locale, timeZone)
      : formatDate(dayOf(at), locale, "medium");
  const facts = transactionFacts(transaction, t, { locale, timeZone });
  const mayRepeat = canRepeat(transaction);
  const isCollected = kind === "send" && directDebit !== null;
  const [isEditing, setEditing] = useState(false);
  const { toPrevious, toNext } = useStepping({ shownId: id, ids: isEditing ? [] : ids, onOpen });
  const { Notes } = actions;

  return (
    <Dialog
      isOpen
      placement="side"
      face={
        <Avatar size="lg" {...(name ? { tintedBy: name } : { appearance: "quiet" as const })}>
          {initials(name) || <Icon icon={Receipt} />}
        </Avatar>
      }
      title={name || title}
      subtitle={`${t(transactionKind(transaction))} · ${formatInstant(createdAt, locale, timeZone)}`}
      onClose={() => onOpen(null)}
      closeLabel={t("app.close")}
      actions={
        <>
          {transaction.isHidden ? null : (
            <DownloadButton appearance="quiet" isFullWidth download={() => actions.saveReceipt(transaction)}>
              {t("details.receipt")}
            </DownloadButton>
          )}
          {mayRepeat ? (
            <Button
              appearance="quiet"
              isFullWidth
              onClick={() => actions.saveAsTemplate(prefillFromTransaction(transaction, locale))}
            >
              {t("details.saveAsTemplate")}
            </Button>
          ) : null}
          {mayRepeat && !isUnfinished(transaction) ? (
            <Button
              appearance="quiet"
              isFullWidth
              onClick={() => actions.sendAgain(prefillFromTransaction(transaction, locale))}
            >
              {t("overview.payAgain")}
            </Button>
          ) : null}
          {isCollected && actions.directDebit ? (
            <LinkButton
              appearance="quiet"
              isFullWidth
              href={actions.directDebit.hrefOf(id)}
              onClick={(event) => actions.directDebit?.onOpen(id, event)}
            >
              {t("details.directDebit")}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <Stack gap={24} above={16}>
        <Stack gap={8}>
          <Row justify="between">
            <Amount
              size="display"
              money={moved ? signedAmount(transaction) : displayed}
              locale={locale}
              sign={moved ? "always" : "never"}
              tone={moved ? (kind === "receive" ? "in" : "plain") : "struck"}
            />
            <Row gap={4}>
              <IconButton
                label={t("details.previous")}
                icon={<Icon icon={ChevronUp} />}
                isMuted
                aria-disabled={!toPrevious}
                onClick={toPrevious}
              />
              <IconButton
                label={t("details.next")}
                icon={<Icon icon={ChevronDown} />}
                isMuted
                aria-disabled={!toNext}
                onClick={toNext}
              />
            </Row>
          </Row>
          <Row>
            <StatusTag
              tone={toneOf(transaction)}
              icon={isUnfinished(transaction) ? <Icon icon={Clock} /> : undefined}
            >
              {title}
            </StatusTag>
            {consequence ? <Text size="small">{t(consequence)}</Text> : null}
          </Row>
        </Stack>
        {kind === "send" && !isCollected ? (
          <Timeline label={t("details.payment")} steps={stepsOf(transaction, t, when)} />
        ) : null}
        {transaction.isHidden ? <Text tone="muted">{t("details.hidden")}</Text> : null}
        <Group title={t(kind === "receive" ? "details.payer" : "details.payee")} rows={facts.party} />
        <Group title={t("details.payment")} rows={facts.payment} />
        {Notes && transaction.category ? (
          <Notes key={id} transaction={transaction} onEditing={setEditing} />
        ) : null}
        <Disclosure summary={t("details.technical")}>
          <DetailList rows={facts.technical} />
        </Disclosure>
        {mayRepeat && isUnfinished(transaction) ? (
          <Text size="small" tone="muted">
            {t("details.repeatLater")}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
