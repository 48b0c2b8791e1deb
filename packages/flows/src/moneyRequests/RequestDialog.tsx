import type { MoneyRequest, MoneyRequestChange } from "@amberline/api/client";
import { formatDate, formatInstant } from "@amberline/domain/dates";
import { formatMoney, isZeroMoney } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import { Button } from "@amberline/ui/Button";
import { CopyText } from "@amberline/ui/CopyText";
import { DetailList } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Row, Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { NoticeBanner } from "../parts";
import { shownReference } from "../paymentDetails";
import type { BankDetails } from "../receive";
import type { Notice } from "../shared";
import { RequestFace } from "./RequestRows";
import { RequestLink, type ShareLink } from "./RequestLink";
import { RequestPayments } from "./RequestPayments";
import { actsOn, leftOf, stateWords } from "./requestWords";

interface RequestDialogProps {
  request: MoneyRequest;
  mayPrepare: boolean;
  /** The change being made; null for none. */
  busy: MoneyRequestChange | null;
  notice: Notice | null;
  /** Where the money goes; null while the account has no details. */
  details: BankDetails | null;
  link: string;
  /** Left out where the browser can't. */
  share: ShareLink | undefined;
  timeZone: string;
  onCopied: () => void;
  onChange: (change: Pick<MoneyRequestChange, "act" | "transactionId">) => void;
  onClose: () => void;
}

/** A request in full, with its link, and what can be done with it. Load it lazily. */
export default function RequestDialog(props: RequestDialogProps) {
  const { request, mayPrepare, busy, notice, details, link, share, timeZone } = props;
  const { onCopied, onChange, onClose } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { payer, text, amount, paid, state, madeBy } = request;
  const { tone, text: words } = stateWords(request, t, locale);
  const isOpen = state === "open";
  const acts = mayPrepare ? actsOn(request) : [];
  const copyWords = { copied: t("app.copied"), refused: t("app.copyRefused") };
  return (
    <Dialog
      isOpen
      placement="side"
      face={<RequestFace payer={payer} />}
      title={payer || text}
      {...(payer ? { subtitle: text } : {})}
      {...(busy ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        acts.length > 0
          ? acts.map((act) => (
              <Button
                key={act}
                appearance={act === "cancel" ? "plain" : "quiet"}
                isBusy={busy?.act === act}
                aria-disabled={busy !== null || undefined}
                onClick={() => busy ?? onChange({ act })}
              >
                {t(`moneyRequests.${act}`)}
              </Button>
            ))
          : undefined
      }
    >
      <Stack above={8} gap={24}>
        <Stack gap={8}>
          <Amount money={amount} locale={locale} size="display" />
          <Row gap={8}>
            <StatusTag tone={tone}>{words}</StatusTag>
            {isOpen && !isZeroMoney(paid) ? (
              <Text as="span" size="small" tone="muted">
                {t("moneyRequests.left", { amount: formatMoney(leftOf(request), locale) })}
              </Text>
            ) : null}
          </Row>
        </Stack>
        <NoticeBanner notice={notice} />
        <RequestPayments
          request={request}
          busy={busy}
          onChange={mayPrepare ? onChange : null}
          timeZone={timeZone}
        />
        {isOpen ? (
          <RequestLink request={request} details={details} link={link} share={share} onCopied={onCopied} />
        ) : null}
        <DetailList
          rows={[
            { label: t("moneyRequests.until"), value: formatDate(request.until, locale) },
            {
              label: t("moneyRequests.reference"),
              value: (
                <CopyText
                  value={request.reference}
                  onCopied={onCopied}
                  words={{ copy: t("moneyRequests.reference.copy"), ...copyWords }}
                >
                  {shownReference(request.reference)}
                </CopyText>
              ),
            },
            { label: t("moneyRequests.made"), value: formatInstant(request.createdAt, locale, timeZone) },
            ...(madeBy.isSelf ? [] : [{ label: t("moneyRequests.madeBy"), value: madeBy.name }]),
          ]}
        />
      </Stack>
    </Dialog>
  );
}
