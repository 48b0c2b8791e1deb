import { civilDate, formatDate } from "@amberline/domain/dates";
import type { Agreement } from "@amberline/api/client";
import { useTranslation } from "@amberline/flows/i18n";
import { LoadFailure, NoticeBanner, useHeadingFocus } from "@amberline/flows/parts";
import { Button } from "@amberline/ui/Button";
import { RowList, RowListItem } from "@amberline/ui/RowList";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { useId, useState } from "react";
import { brand } from "../brand";
import { legalPath } from "../paths";
import { LegalLink } from "./LegalLink";
import type { useAgreements } from "./useAgreements";

interface AgreedProps {
  agreement: Agreement;
  title: string;
  isBusy: boolean;
  onAgree: () => void;
}

function Agreed({ agreement: { document, version, agreed }, title, isBusy, onAgree }: AgreedProps) {
  const { t, i18n } = useTranslation();
  const dayOf = (day: string) => formatDate(day, i18n.language);
  const id = useId();
  const isNewest = agreed?.version === version;
  return (
    <RowListItem
      text={
        <>
          <LegalLink id={id} to={legalPath(document)}>
            {title}
          </LegalLink>
          <Text as="span" size="small" tone="muted">
            {agreed
              ? t(agreed.isTacit ? "legal.agreedTacitly" : "legal.agreed", {
                  version: dayOf(agreed.version),
                  day: dayOf(civilDate(agreed.at, brand.timeZone)),
                })
              : t("legal.notAgreed")}
          </Text>
          {agreed && !isNewest ? (
            <Text as="span" size="small">
              {t("legal.newVersion", { version: dayOf(version) })}{" "}
              <LegalLink to={`${legalPath("terms")}#ending`}>{t("legal.leave")}</LegalLink>
            </Text>
          ) : null}
          {isNewest ? null : (
            <Stack above={8}>
              <Button appearance="quiet" aria-describedby={id} isBusy={isBusy} onClick={onAgree}>
                {t("legal.agree", { version: dayOf(version) })}
              </Button>
            </Stack>
          )}
        </>
      }
    />
  );
}

/** What the law has the customer give, whether they agree or not. */
function Identity({ sentAt }: { sentAt: number }) {
  const { t, i18n } = useTranslation();
  const day = formatDate(civilDate(sentAt, brand.timeZone), i18n.language);
  return (
    <RowListItem
      text={
        <>
          <LegalLink to={`${legalPath("privacy")}#recipients`}>{t("legal.identity")}</LegalLink>
          <Text as="span" size="small" tone="muted">
            {t("legal.identity.sent", { day })}
          </Text>
          <Text as="span" size="small">
            {t("legal.identity.why")}
          </Text>
        </>
      }
    />
  );
}

export interface AgreedListProps {
  /** Of the heading. */
  id: string;
  size: "title" | "body";
  titles: Readonly<Record<Agreement["document"], string>>;
  agreements: ReturnType<typeof useAgreements>;
}

/** What the customer has agreed to, in which version and when, with what the law has them give. */
export function AgreedList({ id, size, titles, agreements }: AgreedListProps) {
  const { t } = useTranslation();
  const { agreed, notice, isBusy, retry, agree } = agreements;
  const [hasAgreed, setHasAgreed] = useState(false);
  // The button unmounts once its version is agreed to.
  const heading = useHeadingFocus(hasAgreed && !isBusy);
  return (
    <>
      <Heading id={id} ref={heading} tabIndex={-1} level={2} size={size}>
        {t("legal.agreements")}
      </Heading>
      {agreed === null && isBusy ? (
        <div aria-busy>
          <Skeleton shape="block" height="9rem" />
        </div>
      ) : null}
      {agreed === null && !isBusy ? (
        <LoadFailure title={t("legal.agreementsFailed")} notice={notice} onRetry={retry} />
      ) : null}
      {agreed ? (
        <>
          <NoticeBanner notice={notice} tone="negative" />
          <RowList>
            {agreed.documents.map((agreement) => (
              <Agreed
                key={agreement.document}
                agreement={agreement}
                title={titles[agreement.document]}
                isBusy={isBusy}
                onAgree={() => {
                  setHasAgreed(true);
                  agree(agreement);
                }}
              />
            ))}
            {agreed.identitySentAt === null ? null : <Identity sentAt={agreed.identitySentAt} />}
          </RowList>
          <Text size="small">
            {t("legal.ending")} <LegalLink to={`${legalPath("terms")}#ending`}>{t("legal.leave")}</LegalLink>
          </Text>
        </>
      ) : null}
    </>
  );
}
