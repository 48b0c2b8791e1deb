import { useState } from "react";
import { planFault } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { Row, Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { TextField } from "@amberline/ui/TextField";
import { Choice } from "../parts/Choice";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";
import { faultName } from "./faultName";

interface FaultFormProps {
  calls: readonly string[];
  kinds: readonly string[];
}

export function FaultForm({ calls, kinds }: FaultFormProps) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [call, setCall] = useState(calls[0] ?? "");
  const [fault, setFault] = useState(kinds[0] ?? "");
  const [numbers, setNumbers] = useState({ times: "1", status: "500", ms: "10000" });
  const number = (name: keyof typeof numbers) => (
    <TextField
      label={t(`fault.${name}`)}
      value={numbers[name]}
      inputMode="numeric"
      onChange={({ value }) => setNumbers((before) => ({ ...before, [name]: value }))}
    />
  );
  const plan = () => {
    const { times, status, ms } = numbers;
    const request = { call, fault, times: Number(times), status: Number(status), ms: Number(ms) };
    void perform("plan", planFault, request, t("faults.plannedOne"));
  };
  return (
    <Card aria-label={t("faults.plan")}>
      <Heading size="title">{t("faults.plan")}</Heading>
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          plan();
        }}
      >
        <Columns min={11}>
          <Choice
            label={t("fault.call")}
            value={call}
            options={calls.map((value) => ({ value, label: value }))}
            onChange={setCall}
          />
          <Choice
            label={t("fault.fault")}
            value={fault}
            options={kinds.map((value) => ({ value, label: faultName(t, value) }))}
            onChange={setFault}
          />
          {number("times")}
          {fault.startsWith("status") ? number("status") : null}
          {fault === "slow" ? number("ms") : null}
        </Columns>
        <Row rowGap={8}>
          <Button type="submit" isBusy={busy !== null}>
            {t("fault.plan")}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
