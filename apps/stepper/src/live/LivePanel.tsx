import { Button, LinkButton } from "@amberline/ui/Button";
import { Row, Stack } from "@amberline/ui/Stack";
import type { SessionMove } from "@amberline/flow-lab/engine/session";
import { useTranslation, type Translate } from "../i18n";
import type { Names } from "../names/names";
import { Event, Group } from "../page/EventPanel.styles";
import { Body } from "../page/RecordPanel.styles";
import { Nothing, Scroll } from "../page/Region.styles";
import { Moves, Told } from "./LivePanel.styles";
import type { Live } from "./useLive";

function moveName(t: Translate, names: Names, { event: { type } }: SessionMove): string {
  const [, kind, call] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (call !== undefined)
    return t(kind === "done" ? "record.answered" : "record.broken", { call: names.call(call) });
  const [, timer] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return names.event(timer === undefined ? type : `+${timer}`);
}

interface LivePanelProps {
  live: Live;
  /** Of the followed flow. */
  names: Names;
  /** Stops following and goes to the beginning of the walk. */
  onReplay: () => void;
}

/** Follows a session of the bank in this browser: what it did, as far as the walk can tell it. */
export function LivePanel({ live, names, onReplay }: LivePanelProps) {
  const { t } = useTranslation();
  const { isFollowing, runs, followed } = live;
  const bank = (
    <LinkButton size="sm" appearance="quiet" href="/" target="_blank" rel="opener">
      {t("live.open")}
    </LinkButton>
  );
  if (!isFollowing)
    return (
      <Nothing as="div">
        <Stack gap={12}>
          <p>{t("live.about")}</p>
          <Row gap={8}>
            <Button size="sm" onClick={live.start}>
              {t("live.start")}
            </Button>
          </Row>
        </Stack>
      </Nothing>
    );
  return (
    <Scroll tabIndex={0} role="group" aria-label={t("live.title")}>
      <Nothing as="div">
        <Stack gap={12}>
          <p role="status">{followed ? t("live.heard", { count: runs.length }) : t("live.waiting")}</p>
          <Row gap={8}>
            {bank}
            {followed ? (
              <Button size="sm" appearance="quiet" onClick={onReplay}>
                {t("live.replay")}
              </Button>
            ) : null}
            <Button size="sm" appearance="quiet" onClick={live.stop}>
              {t("live.stop")}
            </Button>
          </Row>
        </Stack>
      </Nothing>
      {followed ? (
        <Group>
          <h3>{t("live.moves", { flow: names.flow(followed.flow.id) })}</h3>
          {followed.run.moves.length === 0 ? <Nothing>{t("live.noMoves")}</Nothing> : null}
          <Moves>
            {followed.run.moves.map((move, at) => (
              <li key={at} data-untold={followed.told.untold.includes(at) || undefined}>
                <details>
                  <summary>
                    {moveName(t, names, move)} → <b>{names.state(move.state)}</b>
                    {followed.told.untold.includes(at) ? <Told>{t("live.untold")}</Told> : null}
                  </summary>
                  <Body>{JSON.stringify(move.event, null, 2)}</Body>
                </details>
              </li>
            ))}
          </Moves>
        </Group>
      ) : null}
      {runs.length > 1 ? (
        <Group>
          <h3>{t("live.runs")}</h3>
          <ul>
            {runs.toReversed().map(({ run, flow }) => (
              <li key={run.id}>
                <Event
                  type="button"
                  aria-current={run.id === followed?.run.id || undefined}
                  onClick={() => live.pin(run.id)}
                >
                  <span>{names.flow(flow)}</span>
                  <small>{t("live.count", { count: run.moves.length })}</small>
                </Event>
              </li>
            ))}
          </ul>
        </Group>
      ) : null}
    </Scroll>
  );
}
