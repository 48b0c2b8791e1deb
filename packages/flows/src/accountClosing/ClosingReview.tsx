import type { Closing, ClosingCheck, ClosingPayee } from "@amberline/api/client";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney } from "@amberline/domain/money";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Stack } from "@amberline/ui/Stack";
import { Trans, useTranslation } from "../i18n";
import { NoticeBanner } from "../parts";
import type { Notice } from "../shared";

interface ClosingReviewProps {
  closing: Closing;
  to: ClosingPayee | null;
  check: ClosingCheck | null;
  isBusy: boolean;
  notice: Notice | null;
  onCancel: () => void;
  onConfirm: () => void;
}

const known = ["MTCH", "CMTC", "NMTC", "NOAP"] as const;
const tones = {
  MTCH: "positive",
  CMTC: "caution",
  NMTC: "negative",
  NOAP: "caution",
  other: "caution",
} as const;

function NameVerdict({ check }: { check: ClosingCheck }) {
  const { t } = useTranslation();
  const result: keyof typeof tones = known.find((each) => each === check.result) ?? "other";
  return (
    <Banner tone={tones[result]} title={t(`send.check.${result}.title`)}>
      <p>
        <Trans
          i18nKey={`send.check.${result}.text`}
          values={{ name: check.matchedName ?? "", code: check.result }}
          components={{ strong: <strong /> }}
        />
      </p>
    </Banner>
  );
}

/** All that the customer agrees to, before the code. Load it lazily. */
export default function ClosingReview(props: ClosingReviewProps) {
  const { closing, to, check, isBusy, notice, onCancel, onConfirm } = props;
  const { t, i18n } = useTranslation();
  const isOpen = closing.closedAt === null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t(isOpen ? "closing.review" : "closing.payOut")}
      {...(isBusy ? {} : { onClose: onCancel })}
      actions={
        <>
          <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || onCancel()}>
            {t("app.cancel")}
          </Button>
          <Button appearance={isOpen ? "danger" : "primary"} isBusy={isBusy} onClick={onConfirm}>
            {t(isOpen ? "closing.close" : "closing.payOut")}
          </Button>
        </>
      }
    >
      <Stack>
        {check ? <NameVerdict check={check} /> : null}
        {to ? (
          <DetailList
            rows={[
              { label: t("send.payeeName"), value: to.name },
              { label: t("send.iban"), value: formatIban(to.account) },
              ...(check?.bank ? [{ label: t("closing.bank"), value: check.bank }] : []),
              { label: t("send.amount"), value: formatMoney(closing.amount, i18n.language) },
              { label: t("send.fee"), value: t("send.noFee") },
            ]}
          />
        ) : null}
        {isOpen ? <p>{t("closing.forGood")}</p> : null}
        <NoticeBanner notice={notice} tone="negative" />
      </Stack>
    </Dialog>
  );
}
