import { useState } from "react";
import { createCustomer } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Checkbox } from "@amberline/ui/Checkbox";
import { Columns } from "@amberline/ui/Columns";
import { Row, Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { TextField } from "@amberline/ui/TextField";
import { Choice } from "../parts/Choice";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";

const asked = ["verified", "twoFactor", "confirmed", "ownIban"] as const;
const vopPolicies = ["warn", "refuse"] as const;

const fresh = {
  kind: "private" as "private" | "corporate",
  name: "",
  balance: "1000.00",
  overdraft: "0.00",
  vopPolicy: "warn" as "warn" | "refuse",
  verified: true,
  twoFactor: true,
  confirmed: true,
  ownIban: true,
};

export function NewCustomer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [wanted, setWanted] = useState(fresh);
  const change = (part: Partial<typeof fresh>) => setWanted((before) => ({ ...before, ...part }));
  const kinds = (["private", "corporate"] as const).map((value) => ({
    value,
    label: t(`newCustomer.${value}`),
  }));
  const text = (name: "name" | "balance" | "overdraft") => (
    <TextField
      label={t(`newCustomer.${name}`)}
      value={wanted[name]}
      inputMode={name === "name" ? "text" : "decimal"}
      onChange={({ value }) => change({ [name]: value })}
    />
  );
  const create = async () => {
    const { name, ...rest } = wanted;
    const request = name.trim() === "" ? rest : { ...rest, name: name.trim() };
    const created = await perform("create", createCustomer, request, t("newCustomer.done"));
    if (created) onClose();
  };
  return (
    <Card aria-label={t("customers.add")}>
      <Heading size="title">{t("customers.add")}</Heading>
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Columns min={11}>
          <Choice
            label={t("newCustomer.kind")}
            value={wanted.kind}
            options={kinds}
            onChange={(kind) => change({ kind })}
          />
          {text("name")}
          {text("balance")}
          {text("overdraft")}
          <Choice
            label={t("newCustomer.vopPolicy")}
            value={wanted.vopPolicy}
            options={vopPolicies.map((value) => ({ value, label: t(`newCustomer.vop.${value}`) }))}
            onChange={(vopPolicy) => change({ vopPolicy })}
          />
          {asked.map((name) => (
            <Checkbox
              key={name}
              label={t(`newCustomer.${name}`)}
              isChecked={wanted[name]}
              onChange={({ isChecked }) => change({ [name]: isChecked })}
            />
          ))}
        </Columns>
        <Row rowGap={8}>
          <Button type="submit" isBusy={busy !== null}>
            {t("newCustomer.submit")}
          </Button>
          <Button type="button" appearance="plain" onClick={onClose}>
            {t("page.close")}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
