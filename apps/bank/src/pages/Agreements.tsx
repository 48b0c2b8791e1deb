import { useId, useState } from "react";
import type { Agreement } from "@amberline/api/client";
import { civilDate, formatDate } from "@amberline/domain/dates";
import { useTranslation } from "@amberline/flows/i18n";
import { LoadFailure, NoticeBanner, useHeadingFocus } from "@amberline/flows/parts";
import { Button } from "@amberline/ui/Button";
import { RowList, RowListItem } from "@amberline/ui/RowList";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import type { LegalTexts } from "../legal/types";
import { brand } from "../brand";
import { legalPath, paths } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { Section } from "./Legal.styles";
import { useLinkTo } from "./RouteButton";
import { useAgreements } from "./useAgreements";

const Linked = ({ to, ...rest }: { to: string; id?: string; children: string }) => (
  <a {...rest} {...useLinkTo(to)} />
);

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
          <Linked id={id} to={legalPath(document)}>
            {title}
          </Linked>
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
              <Linked to={`${legalPath("terms")}#ending`}>{t("legal.leave")}</Linked>
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

/** What can be taken back, where, and what follows from it. */
function Withdrawable() {
  const { t } = useTranslation();
  const { account } = useCustomer();
  const rows = [
    { id: "notifications", to: paths.notifications, isThere: true },
    { id: "debits", to: paths.directDebits, isThere: account.hasDirectDebits },
    { id: "trusted", to: paths.receivers, isThere: true },
    { id: "access", to: `${paths.profile}?tab=people`, isThere: account.hasPeople },
  ] as const;
  return (
    <RowList>
      {rows
        .filter(({ isThere }) => isThere)
        .map(({ id, to }) => (
          <RowListItem
            key={id}
            text={
              <>
                <Linked to={to}>{t(`legal.withdraw.${id}`)}</Linked>
                <Text as="span" size="small" tone="muted">
                  {t(`legal.withdraw.${id}Text`)}
                </Text>
              </>
            }
          />
        ))}
    </RowList>
  );
}

/** What the customer has agreed to, in which version and when, and what can be withdrawn. */
export function Agreements({ texts }: { texts: LegalTexts }) {
  const { t } = useTranslation();
  const agreed = useId();
  const withdraw = useId();
  const { list, notice, isBusy, retry, agree } = useAgreements();
  const [hasAgreed, setHasAgreed] = useState(false);
  // The button unmounts once its version is agreed to.
  const heading = useHeadingFocus(hasAgreed && !isBusy);
  return (
    <>
      <Section id="agreed" aria-labelledby={agreed} aria-busy={list === null && isBusy}>
        <Heading id={agreed} ref={heading} tabIndex={-1} size="title">
          {t("legal.agreements")}
        </Heading>
        {list === null && isBusy ? <Skeleton shape="block" height="9rem" /> : null}
        {list === null && !isBusy ? (
          <LoadFailure title={t("legal.agreementsFailed")} notice={notice} onRetry={retry} />
        ) : null}
        {list ? (
          <>
            <NoticeBanner notice={notice} tone="negative" />
            <RowList>
              {list.map((agreement) => (
                <Agreed
                  key={agreement.document}
                  agreement={agreement}
                  title={texts[agreement.document].title}
                  isBusy={isBusy}
                  onAgree={() => {
                    setHasAgreed(true);
                    agree(agreement);
                  }}
                />
              ))}
            </RowList>
          </>
        ) : null}
      </Section>
      <Section id="withdraw" aria-labelledby={withdraw}>
        <Heading id={withdraw} size="title">
          {t("legal.withdraw")}
        </Heading>
        <Withdrawable />
      </Section>
    </>
  );
}
