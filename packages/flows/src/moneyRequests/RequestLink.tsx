import type { MoneyRequest } from "@amberline/api/client";
import { formatMoney } from "@amberline/domain/money";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { useCopy } from "@amberline/ui/CopyText";
import { Icon } from "@amberline/ui/Icon";
import { Heading, Text } from "@amberline/ui/Text";
import { Check, Copy, Share2 } from "lucide-react";
import { useTranslation } from "../i18n";
import { paymentCode, QrCode } from "../paymentDetails";
import type { BankDetails } from "../receive";
import { Share } from "./moneyRequests.styles";
import { leftOf } from "./requestWords";

/** Hands the link to another app of the device. */
export type ShareLink = (sent: { text: string; url: string }) => void;

interface RequestLinkProps {
  request: MoneyRequest;
  details: BankDetails | null;
  link: string;
  share: ShareLink | undefined;
  onCopied: () => void;
}

/** What the payer is sent, or shown: the link, and a code for a banking app. */
export function RequestLink({ request, details, link, share, onCopied }: RequestLinkProps) {
  const { t, i18n } = useTranslation();
  const { outcome, source, copy, forget } = useCopy<HTMLParagraphElement>(link, onCopied);
  const amount = leftOf(request);
  const code = details && paymentCode({ ...details, amount, reference: request.reference });
  const send = () =>
    share?.({
      text: t("moneyRequests.share.text", {
        name: details?.customer ?? "",
        amount: formatMoney(amount, i18n.language),
        text: request.text,
      }),
      url: link,
    });
  return (
    <Share>
      <Heading level={3} size="body">
        {t("moneyRequests.link")}
      </Heading>
      <p ref={source} data-part="link">
        {link}
      </p>
      <Actions gap={8} layout="fill" onBlur={forget}>
        <Button icon={<Icon icon={outcome === "copied" ? Check : Copy} />} onClick={copy}>
          {t("moneyRequests.link.copy")}
        </Button>
        {share ? (
          <Button appearance="quiet" icon={<Icon icon={Share2} />} onClick={send}>
            {t("moneyRequests.share")}
          </Button>
        ) : null}
        <Text role="status" size="small" weight="medium" tone="negative">
          {outcome === "refused" ? t("app.copyRefused") : null}
        </Text>
      </Actions>
      {details && details.payee !== details.customer ? (
        <Text size="small">{t("moneyRequests.holder", { holder: details.payee })}</Text>
      ) : null}
      {code ? (
        <>
          <QrCode data={code} label={t("moneyRequests.qr")} />
          <Text size="small" tone="muted">
            {t("moneyRequests.qr.text")}
          </Text>
        </>
      ) : null}
    </Share>
  );
}
