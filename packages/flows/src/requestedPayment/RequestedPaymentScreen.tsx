import { useRef, type ReactNode, type RefObject } from "react";
import type { RequestedPayment } from "@amberline/api/client";
import { formatDate } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { formatAmount } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import { Banner } from "@amberline/ui/Banner";
import { Card } from "@amberline/ui/Card";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Split } from "@amberline/ui/Split";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { CircleCheck, Link2Off } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation, type Translate } from "../i18n";
import { Announcer, LoadFailure } from "../parts";
import { CopyCard, paymentCode, QrCode, shownReference, type DetailToCopy } from "../paymentDetails";
import type { requestedPaymentMachine, RequestedPaymentEvent } from "./requestedPayment.machine";

/** What is left to pay, and to whom. */
export type Payable = RequestedPayment & { pay: NonNullable<RequestedPayment["pay"]> };

export interface RequestedPaymentScreenProps {
  snapshot: SnapshotFrom<typeof requestedPaymentMachine>;
  send: (event: RequestedPaymentEvent) => void;
  /** Leads to paying it from an account of this bank. */
  renderPay: (requested: Payable) => ReactNode;
  onCopied: () => void;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

function detailsToCopy({ pay }: Payable, t: Translate, locale: string): DetailToCopy[] {
  const amount = formatAmount(pay.amount, locale);
  const each = (
    name: "payee" | "iban" | "bic" | "bankName" | "amount" | "reference",
    value: string,
    shown = value,
  ) =>
    value === ""
      ? []
      : [
          {
            ...{ label: t(`requestedPayment.field.${name}`), copy: t(`requestedPayment.copy.${name}`) },
            ...{ value, shown },
          },
        ];
  return [
    ...each("payee", pay.holder),
    ...each("iban", pay.iban, formatIban(pay.iban)),
    ...each("bic", pay.bic),
    ...each("bankName", pay.bankName),
    ...each("amount", amount, `${amount} EUR`),
    ...each("reference", pay.reference, shownReference(pay.reference)),
  ];
}

function ScanCard({ pay }: Payable) {
  const { t } = useTranslation();
  const code = paymentCode({ ...pay, payee: pay.holder });
  return code ? (
    <Card align="start" aria-label={t("requestedPayment.scan")}>
      <Heading>{t("requestedPayment.scan")}</Heading>
      <QrCode data={code} label={t("requestedPayment.qr")} />
      <Text size="small" tone="muted">
        {t("requestedPayment.scan.text")}
      </Text>
    </Card>
  ) : null;
}

function Shown({
  requested,
  renderPay,
  onCopied,
}: Pick<RequestedPaymentScreenProps, "renderPay" | "onCopied"> & { requested: Payable }) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { payee, pay } = requested;
  return (
    <>
      <Stack gap={16} align="start">
        <Amount money={pay.amount} locale={locale} size="display" />
        <Text tone="muted">{t("requestedPayment.until", { day: formatDate(pay.until, locale) })}</Text>
        {renderPay(requested)}
      </Stack>
      <Split aside={<ScanCard {...requested} />}>
        <Stack gap={16}>
          {pay.holder === payee ? null : (
            <Banner tone="info">{t("requestedPayment.holder", { holder: pay.holder, name: payee })}</Banner>
          )}
          <CopyCard
            appearance="quiet"
            label={t("requestedPayment.details")}
            details={detailsToCopy(requested, t, locale)}
            onCopied={onCopied}
          />
          <Text size="small" tone="muted">
            {t("requestedPayment.reference.text")}
          </Text>
        </Stack>
      </Split>
    </>
  );
}

function Gone({ requested }: { requested: RequestedPayment | null }) {
  const { t } = useTranslation();
  const state = requested?.state ?? "unknown";
  const isDone = state === "paid" || state === "settled";
  return (
    <EmptyState
      icon={<Icon icon={isDone ? CircleCheck : Link2Off} />}
      headingLevel={2}
      title={t(`requestedPayment.gone.${state}`)}
    >
      {t(`requestedPayment.gone.${state}.text`, { name: requested?.payee ?? "" })}
    </EmptyState>
  );
}

/** What a link asks its reader to pay, signed in or not (specification 2.9). */
export function RequestedPaymentScreen(props: RequestedPaymentScreenProps) {
  const { snapshot, send, renderPay, onCopied, titleRef } = props;
  const { t } = useTranslation();
  const { requested, notice } = snapshot.context;
  const pay = requested?.pay ?? null;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "page.retry" });
  };
  return (
    <Page aria-busy={snapshot.matches("loading") || undefined}>
      <PageHeader
        title={
          requested && pay
            ? t("requestedPayment.title", { name: requested.payee })
            : t("page.requestedPayment")
        }
        lead={pay ? requested?.text : undefined}
        titleRef={heading}
      />
      {snapshot.matches("loading") ? (
        <>
          <VisuallyHidden role="status">{t("requestedPayment.loading")}</VisuallyHidden>
          <Skeleton shape="block" height="20rem" />
        </>
      ) : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t("requestedPayment.failed")} notice={notice} onRetry={retry} />
      ) : null}
      {snapshot.matches("gone") ? <Gone requested={requested} /> : null}
      {requested && pay ? (
        <Shown requested={{ ...requested, pay }} renderPay={renderPay} onCopied={onCopied} />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
