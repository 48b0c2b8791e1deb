import type { MouseEvent } from "react";
import type { DebitCollection, Mandate } from "@amberline/api/client";
import { formatDate } from "@amberline/domain/dates";
import { initials } from "@amberline/domain/names";
import { Avatar } from "@amberline/ui/Avatar";
import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Heading } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { NoticeBanner } from "../parts";
import type { Notice } from "../shared";
import { CollectionRows } from "./CollectionRows";
import { limitWords, stateTones } from "./debitWords";
import { actsOf, type DirectDebitsView } from "./directDebits.machine";

interface MandateDialogProps extends DirectDebitsView {
  mandate: Mandate;
  /** Those of it. */
  collections: readonly DebitCollection[];
  notice: Notice | null;
  hrefOf: (collectionId: string) => string;
  onOpen: (collectionId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
}

/** A mandate in full, and what can be done with it. Load it lazily. */
export default function MandateDialog(props: MandateDialogProps) {
  const { mandate, collections, notice, hrefOf, onOpen, onClose, ...view } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { id, creditor, creditorId, reference, scheme, signed, state, limit } = mandate;
  const { snapshot, send } = view;
  const isBusy = snapshot.hasTag("busy");
  const acts = snapshot.context.mayChange ? actsOf(mandate) : [];
  const begin = (act: (typeof acts)[number]) =>
    send(
      act === "allow" || act === "limit"
        ? { type: "limit.ask", id, act }
        : { type: "mandate.change", id, act },
    );
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
      subtitle={t(`directDebits.scheme.${scheme}`)}
      {...(isBusy ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        acts.length > 0
          ? acts.toReversed().map((act) => (
              <Button
                key={act}
                appearance={act === "revoke" ? "plain" : act === "block" ? "quiet" : "primary"}
                isBusy={isBusy && act === "block"}
                aria-disabled={(isBusy && act !== "block") || undefined}
                onClick={() => begin(act)}
              >
                {t(`directDebits.${act}`)}
              </Button>
            ))
          : null
      }
    >
      <Stack gap={24} above={16}>
        <NoticeBanner notice={notice} />
        <Stack gap={8}>
          <div>
            <StatusTag tone={stateTones[state]}>{t(`directDebits.state.${state}`)}</StatusTag>
          </div>
          <p>{t(`directDebits.state.${state}.text`)}</p>
        </Stack>
        <DetailList
          rows={[
            { label: t("directDebits.mayCollect"), value: limitWords(limit, t, locale) },
            { label: t("directDebits.creditorId"), value: creditorId },
            { label: t("directDebits.mandate"), value: reference },
            { label: t("directDebits.signed"), value: formatDate(signed, locale) },
          ]}
        />
        <p>{t(`directDebits.scheme.${scheme}.text`)}</p>
        {collections.length > 0 ? (
          <Stack gap={12}>
            <Heading level={3} size="body">
              {t("directDebits.collections")}
            </Heading>
            <CollectionRows
              isOfOne
              label={t("directDebits.collections")}
              collections={collections}
              hrefOf={hrefOf}
              onOpen={onOpen}
              {...view}
            />
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}
