import { automateReview, listVerifications } from "@amberline/api/operator";
import { Card } from "@amberline/ui/Card";
import { SearchField } from "@amberline/ui/SearchField";
import { Switch } from "@amberline/ui/Switch";
import { May } from "../parts/May";
import { Nothing } from "../parts/Nothing";
import { OperatorPage } from "../parts/OperatorPage";
import { useAnswer } from "../wiring/useAnswer";
import { useMutation } from "../wiring/useMutation";
import { useSearch } from "../wiring/useSearch";
import { useTranslation } from "../i18n";
import { VerificationCard } from "./VerificationCard";

/** Verifications, undecided ones first. The sandbox can decide them automatically. */
export function VerificationsScreen() {
  const { t } = useTranslation();
  const { typed, setTyped, search } = useSearch();
  const { busy, perform } = useMutation();
  const read = useAnswer(listVerifications, { search });
  return (
    <OperatorPage title={t("verifications.title")} lead={t("verifications.lead")} read={read}>
      {({ verifications, isAutomatic }) => (
        <>
          <May call={automateReview}>
            <Card aria-label={t("verifications.review")}>
              <Switch
                label={t("verifications.automate")}
                description={t(isAutomatic ? "verifications.automatic" : "verifications.byHand")}
                isOn={isAutomatic}
                isBusy={busy !== null}
                onChange={({ isOn: automatic }) =>
                  void perform("automate", automateReview, { automatic }, t("verifications.changed"))
                }
              />
            </Card>
          </May>
          <SearchField
            label={t("verifications.search")}
            value={typed}
            maxLength={100}
            onChange={({ value }) => setTyped(value)}
          />
          {verifications.length === 0 ? (
            <Nothing title={t("verifications.none")} />
          ) : (
            verifications.map((verification) => (
              <VerificationCard key={verification.id} verification={verification} />
            ))
          )}
        </>
      )}
    </OperatorPage>
  );
}
