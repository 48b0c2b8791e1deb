import type { MouseEvent } from "react";
import type { DebitCollection, Mandate } from "@amberline/api/client";
import { formatDate, formatInstant } from "@amberline/domain/dates";
import { initials } from "@amberline/domain/names";
import { Amount } from "@amberline/ui/Amount";
import { Avatar } from "@amberline/ui/Avatar";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Stack } from "@amberline/ui/Stack";
import { StatusTag, type StatusTagProps } from "@amberline/ui/StatusTag";
import { useTranslation } from "../i18n";
import { NoticeBanner } from "../parts";
import type { Notice } from "../shared";
import { actOf, type DirectDebitsView } from "./directDebits.machine";

interface CollectionDialogProps extends DirectDebitsView {
  collection: DebitCollection;
  mandate: Mandate;
  notice: Notice | null;
  timeZone: string;
  mandateHref: string;
  onMandate: (event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
}

const tones: Record<DebitCollection["state"], StatusTagProps["tone"]> = {
  coming: "info",
  collected: "positive",
  refused: "negative",
  returned: "neutral",
};

/** A collection in full, and what can be done with it. Load it lazily. */
export default function CollectionDialog(props: CollectionDialogProps) {
  const { collection, mandate, notice, timeZone, mandateHref, onMandate, onClose, snapshot, send } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { id, creditor, amount, day, reference, state, problem, refusableUntil, refundableUntil } =
    collection;
  const act = snapshot.context.mayChange ? actOf(collection) : null;
  const isBusy = snapshot.hasTag("busy");
  return (
    <Dialog
      isOpen
      placement="side"
      face={
        <Avatar size="lg" tintedBy={creditor}>
          {initials(creditor)}
        </Avatar>
      }
      title={creditor}
      subtitle={t(`directDebits.scheme.${mandate.scheme}`)}
      {...(isBusy ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        act ? (
          <Button
            appearance={act === "refuse" ? "quiet" : "primary"}
            isFullWidth
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: "collection.change", id, act })}
          >
            {t(`directDebits.${act}`)}
          </Button>
        ) : null
      }
    >
      <Stack gap={24} above={16}>
        <NoticeBanner notice={notice} />
        <Stack gap={8}>
          <Amount size="display" money={amount} locale={locale} />
          <div>
            <StatusTag tone={tones[state]}>{t(`directDebits.collection.${state}`)}</StatusTag>
          </div>
        </Stack>
        {problem ? (
          <Banner tone={state === "coming" ? "caution" : "info"}>
            {t(state === "coming" ? "directDebits.willRefuse" : "directDebits.refused", { why: problem })}
          </Banner>
        ) : null}
        <DetailList
          rows={[
            { label: t("directDebits.day"), value: formatDate(day, locale) },
            ...(reference ? [{ label: t("send.reference"), value: reference }] : []),
            ...(refusableUntil === null
              ? []
              : [
                  {
                    label: t("directDebits.refusableUntil"),
                    value: formatInstant(refusableUntil, locale, timeZone),
                  },
                ]),
            ...(refundableUntil === null
              ? []
              : [{ label: t("directDebits.refundableUntil"), value: formatDate(refundableUntil, locale) }]),
            {
              label: t("directDebits.mandate"),
              value: (
                <a href={mandateHref} onClick={onMandate}>
                  {mandate.reference}
                </a>
              ),
            },
          ]}
        />
        {state === "collected" && refundableUntil === null ? (
          <p>{t(`directDebits.noRefund.${mandate.scheme}`)}</p>
        ) : null}
      </Stack>
    </Dialog>
  );
}
