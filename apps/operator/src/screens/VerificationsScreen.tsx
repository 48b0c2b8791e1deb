import { automateReview, listVerifications } from "@amberline/api/operator";
import { Card } from "@amberline/ui/Card";
import { SearchField } from "@amberline/ui/SearchField";
import { Switch } from "@amberline/ui/Switch";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { useAnswer } from "../wiring/useAnswer";
import { useDeed } from "../wiring/useDeed";
import { useSearch } from "../wiring/useSearch";
import { useWords } from "../words/useWords";
import { VerificationCard } from "./VerificationCard";

/** Photos that wait for a decision, then those decided; how they are decided can be left to the sandbox. */
export function VerificationsScreen() {
  const { say } = useWords();
  const { typed, setTyped, search } = useSearch();
  const { busy, perform } = useDeed();
  const read = useAnswer(listVerifications, { search });
  return (
    <Page title={say("verifications.title")} lead={say("verifications.lead")} read={read}>
      {({ verifications, isAutomatic }) => (
        <>
          <Card padding={24} narrowPadding={16} aria-label={say("verifications.review")}>
            <Switch
              label={say("verifications.automate")}
              description={say(isAutomatic ? "verifications.automatic" : "verifications.byHand")}
              isOn={isAutomatic}
              isBusy={busy !== null}
              onChange={({ isOn: automatic }) =>
                void perform("automate", automateReview, { automatic }, say("verifications.changed"))
              }
            />
          </Card>
          <SearchField
            label={say("verifications.search")}
            value={typed}
            maxLength={100}
            onChange={({ value }) => setTyped(value)}
          />
          {verifications.length === 0 ? (
            <Nothing title={say("verifications.none")} />
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
