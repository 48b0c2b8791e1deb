import { listFaults, readClock, readOverview, type Overview } from "@amberline/api/operator";
import { Banner } from "@amberline/ui/Banner";
import { Link } from "wouter";
import { May } from "../parts/May";
import { Moment } from "../parts/Moment";
import { OperatorPage } from "../parts/OperatorPage";
import { Tile, Tiles } from "./OverviewScreen.styles";
import { paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useTranslation, type TextKey } from "../i18n";

const queues = [
  ["chats", "overview.chats"],
  ["complaints", "overview.complaints"],
  ["verifications", "overview.verifications"],
  ["companies", "overview.companies"],
  ["changes", "overview.changes"],
  ["payments", "overview.payments"],
  ["faults", "overview.faults"],
] as const satisfies readonly (readonly [keyof Overview["waiting"], TextKey])[];

/** The queues that need attention. */
export function OverviewScreen() {
  const { t } = useTranslation();
  const read = useAnswer(readOverview, {});
  return (
    <OperatorPage title={t("overview.title")} lead={t("overview.lead")} read={read}>
      {({ waiting, now, isPaused, isAutomatic, isLedgerEqual }) => (
        <>
          {isLedgerEqual === false ? (
            <Banner tone="negative" role="alert">
              {t("overview.ledgerUnequal")}
            </Banner>
          ) : null}
          <Tiles role="list">
            {queues.map(([queue, key]) => (
              <May key={queue} call={queue === "faults" ? listFaults : readOverview}>
                <li>
                  <Tile
                    as={Link}
                    href={paths[queue === "changes" ? "companies" : queue]}
                    data-waiting={waiting[queue] > 0 || undefined}
                  >
                    <b>{waiting[queue]}</b>
                    <span>{t(key)}</span>
                    {queue === "payments" && isPaused ? <small>{t("payments.paused")}</small> : null}
                    {queue === "verifications" && isAutomatic ? (
                      <small>{t("verifications.automatic")}</small>
                    ) : null}
                  </Tile>
                </li>
              </May>
            ))}
            <May call={readClock}>
              <li>
                <Tile as={Link} href={paths.clock}>
                  <b>
                    <Moment at={now} />
                  </b>
                  <span>{t("overview.clock")}</span>
                </Tile>
              </li>
            </May>
          </Tiles>
        </>
      )}
    </OperatorPage>
  );
}
