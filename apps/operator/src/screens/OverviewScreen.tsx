import { readOverview, type Overview } from "@amberline/api/operator";
import { Link } from "wouter";
import { Moment } from "../parts/Moment";
import { Page } from "../parts/Page";
import { Tile, Tiles } from "./OverviewScreen.styles";
import { paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useWords, type TextKey } from "../words/useWords";

const queues = [
  ["chats", "overview.chats"],
  ["complaints", "overview.complaints"],
  ["verifications", "overview.verifications"],
  ["companies", "overview.companies"],
  ["payments", "overview.payments"],
  ["faults", "overview.faults"],
] as const satisfies readonly (readonly [keyof Overview["waiting"], TextKey])[];

/** What waits for somebody, each with the way there. */
export function OverviewScreen() {
  const { say } = useWords();
  const read = useAnswer(readOverview, {});
  return (
    <Page title={say("overview.title")} lead={say("overview.lead")} read={read}>
      {({ waiting, now, isPaused, isAutomatic }) => (
        <Tiles role="list">
          {queues.map(([queue, key]) => (
            <li key={queue}>
              <Tile as={Link} href={paths[queue]} data-waiting={waiting[queue] > 0 || undefined}>
                <b>{waiting[queue]}</b>
                <span>{say(key)}</span>
                {queue === "payments" && isPaused ? <small>{say("payments.paused")}</small> : null}
                {queue === "verifications" && isAutomatic ? (
                  <small>{say("verifications.automatic")}</small>
                ) : null}
              </Tile>
            </li>
          ))}
          <li>
            <Tile as={Link} href={paths.clock}>
              <b>
                <Moment at={now} />
              </b>
              <span>{say("overview.clock")}</span>
            </Tile>
          </li>
        </Tiles>
      )}
    </Page>
  );
}
