import { useState } from "react";
import { readClock, shiftClock } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { TextField } from "@amberline/ui/TextField";
import { Moment } from "../parts/Moment";
import { Page } from "../parts/Page";
import { Code, Fields, Muted, Row, Surface } from "../parts/parts.styles";
import { useAnswer } from "../wiring/useAnswer";
import { useDeed } from "../wiring/useDeed";
import { useWords } from "../words/useWords";

const minuteMs = 60_000;
const shifts = [
  ["minute", minuteMs],
  ["nineMinutes", 9 * minuteMs],
  ["hour", 60 * minuteMs],
  ["day", 1440 * minuteMs],
] as const;

function Shift({ shiftMs }: { shiftMs: number }) {
  const { say } = useWords();
  const { busy, perform } = useDeed();
  const [minutes, setMinutes] = useState("");
  const move = (ms: number) => perform("shift", shiftClock, { shiftMs: ms }, say("clock.moved"));
  return (
    <>
      <Row role="group" aria-label={say("clock.ahead")}>
        {shifts.map(([name, ms]) => (
          <Button key={name} appearance="quiet" onClick={() => void move(ms)}>
            {say(`clock.${name}`)}
          </Button>
        ))}
        <Button appearance="plain" disabled={shiftMs === 0} onClick={() => void move(-shiftMs)}>
          {say("clock.back")}
        </Button>
      </Row>
      <Fields
        onSubmit={(event) => {
          event.preventDefault();
          void move(Number(minutes) * minuteMs).then((moved) => moved && setMinutes(""));
        }}
      >
        <TextField
          label={say("clock.minutes")}
          value={minutes}
          inputMode="numeric"
          onChange={({ value }) => setMinutes(value)}
        />
        <Row data-part="submit">
          <Button type="submit" disabled={!/^-?\d{1,7}$/.test(minutes)} isBusy={busy !== null}>
            {say("clock.move")}
          </Button>
        </Row>
      </Fields>
    </>
  );
}

/** What time it is in the sandbox, and moving it: codes, sessions and clearing follow. */
export function ClockScreen() {
  const { say } = useWords();
  const read = useAnswer(readClock, {});
  return (
    <Page title={say("clock.title")} lead={say("clock.lead")} read={read}>
      {({ now, shiftMs, isMovable }) => (
        <Surface aria-label={say("clock.title")}>
          <Code>
            <Moment at={now} />
          </Code>
          <Muted>
            {shiftMs === 0
              ? say("clock.real")
              : say("clock.shifted", { minutes: Math.round(shiftMs / minuteMs) })}
          </Muted>
          {isMovable ? <Shift shiftMs={shiftMs} /> : <p>{say("clock.fixed")}</p>}
        </Surface>
      )}
    </Page>
  );
}
