import { type ReactNode, type Ref } from "react";
import { Banner } from "@amberline/ui/Banner";
import { Card } from "@amberline/ui/Card";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Split } from "@amberline/ui/Split";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner } from "../parts";
import { paymentCode, QrCode } from "../paymentDetails";
import type { BankDetails } from "./bankDetails";
import { DetailsCard } from "./DetailsCard";
import { DetailsMissing, VerifyFirst } from "./NoDetails";
import type { receiveMachine, ReceiveEvent } from "./receive.machine";

export interface ReceiveScreenProps {
  snapshot: SnapshotFrom<typeof receiveMachine>;
  send: (event: ReceiveEvent) => void;
  /** Called after something was copied. */
  onCopied: () => void;
  /** Link to the chat, for customers only the bank can help. */
  chatButton?: ReactNode;
  /** Leads to asking others for money. */
  requestLinks?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
}

function ScanCard({ details }: { details: BankDetails }) {
  const { t } = useTranslation();
  const code = paymentCode(details);
  if (!code) return null;
  return (
    <Card align="start" aria-label={t("receive.scan")}>
      <Heading>{t("receive.scan")}</Heading>
      <QrCode data={code} label={t("receive.qr")} />
      <Text size="small" tone="muted">
        {t("receive.scan.text")}
      </Text>
    </Card>
  );
}

/** Bank details for loading money, or how to obtain them (specification 2.9). */
export function ReceiveScreen({
  snapshot,
  send,
  onCopied,
  chatButton,
  requestLinks,
  titleRef,
}: ReceiveScreenProps) {
  const { t } = useTranslation();
  const { standing, notice } = snapshot.context;
  const { details } = standing;
  return (
    <Page>
      <PageHeader
        title={t("receive.title")}
        titleRef={titleRef}
        lead={details ? t("receive.lead") : undefined}
        actions={details ? requestLinks : undefined}
      />
      <Stack>
        <NoticeBanner notice={notice} />
        {details?.reference ? (
          <Banner tone="caution" title={t("receive.reference.title")}>
            {t("receive.reference.text", { reference: details.reference })}
          </Banner>
        ) : null}
        {details ? (
          <Split aside={<ScanCard details={details} />}>
            <DetailsCard
              details={details}
              isSaving={snapshot.matches({ shown: "saving" })}
              onCopied={onCopied}
              onSave={() => send({ type: "pdf.download" })}
            />
          </Split>
        ) : null}
        {snapshot.matches("unverified") ? (
          <VerifyFirst snapshot={snapshot} send={send} chatButton={chatButton} />
        ) : null}
        {snapshot.matches("missing") ? <DetailsMissing snapshot={snapshot} send={send} /> : null}
      </Stack>
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
