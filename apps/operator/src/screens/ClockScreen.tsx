import { useState } from "react";
import { readClock, shiftClock } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { Row, Stack } from "@amberline/ui/Stack";
import { TextField } from "@amberline/ui/TextField";
import { Moment } from "../parts/Moment";
import { OperatorPage } from "../parts/OperatorPage";
import { Muted } from "../parts/Muted";
import { Code } from "../parts/parts.styles";
import { useAnswer } from "../wiring/useAnswer";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";

const minuteMs = 60_000;
const shifts = [
  ["minute", minuteMs],
  ["nineMinutes", 9 * minuteMs],
  ["hour", 60 * minuteMs],
  ["day", 1440 * minuteMs],
] as const;

function Shift({ shiftMs }: { shiftMs: number }) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [minutes, setMinutes] = useState("");
  const move = (ms: number) => perform("shift", shiftClock, { shiftMs: ms }, t("clock.moved"));
  return (
    <>
      <Row rowGap={8} role="group" aria-label={t("clock.ahead")}>
        {shifts.map(([name, ms]) => (
          <Button key={name} appearance="quiet" onClick={() => void move(ms)}>
            {t(`clock.${name}`)}
          </Button>
        ))}
        <Button appearance="plain" disabled={shiftMs === 0} onClick={() => void move(-shiftMs)}>
          {t("clock.back")}
        </Button>
      </Row>
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          void move(Number(minutes) * minuteMs).then((moved) => moved && setMinutes(""));
        }}
      >
        <Columns min={11}>
          <TextField
            label={t("clock.minutes")}
            value={minutes}
            inputMode="numeric"
            onChange={({ value }) => setMinutes(value)}
          />
        </Columns>
        <Row rowGap={8}>
          <Button type="submit" disabled={!/^-?\d{1,7}$/.test(minutes)} isBusy={busy !== null}>
            {t("clock.move")}
          </Button>
        </Row>
      </Stack>
    </>
  );
}

/** Shows and shifts the sandbox's time, which codes, sessions and clearing follow. */
export function ClockScreen() {
  const { t } = useTranslation();
  const read = useAnswer(readClock, {});
  return (
    <OperatorPage title={t("clock.title")} lead={t("clock.lead")} read={read}>
      {({ now, shiftMs, isMovable }) => (
        <Card aria-label={t("clock.title")}>
          <Code>
            <Moment at={now} />
          </Code>
          <Muted>
            {shiftMs === 0
              ? t("clock.real")
              : t("clock.shifted", { minutes: Math.round(shiftMs / minuteMs) })}
          </Muted>
          {isMovable ? <Shift shiftMs={shiftMs} /> : <p>{t("clock.fixed")}</p>}
        </Card>
      )}
    </OperatorPage>
  );
}
