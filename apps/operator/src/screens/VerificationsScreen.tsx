import { automateReview, listVerifications } from "@amberline/api/operator";
import { Switch } from "@amberline/ui/Switch";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { Surface } from "../parts/parts.styles";
import { SearchField } from "../parts/SearchField";
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
    <Page title={t("verifications.title")} lead={t("verifications.lead")} read={read}>
      {({ verifications, isAutomatic }) => (
        <>
          <Surface aria-label={t("verifications.review")}>
            <Switch
              label={t("verifications.automate")}
              description={t(isAutomatic ? "verifications.automatic" : "verifications.byHand")}
              isOn={isAutomatic}
              isBusy={busy !== null}
              onChange={({ isOn: automatic }) =>
                void perform("automate", automateReview, { automatic }, t("verifications.changed"))
              }
            />
          </Surface>
          <SearchField label={t("verifications.search")} value={typed} onChange={setTyped} />
          {verifications.length === 0 ? (
            <Nothing title={t("verifications.none")} />
          ) : (
            verifications.map((verification) => (
              <VerificationCard key={verification.id} verification={verification} />
            ))
          )}
        </>
      )}
    </Page>
  );
}
