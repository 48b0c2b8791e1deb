import { useState } from "react";
import { collectDirectDebit, type OperatorResponse } from "@amberline/api/operator";
import { formatDate } from "@amberline/domain/dates";
import { collectionSequences, mandateSchemes } from "@amberline/domain/directDebits";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Columns } from "@amberline/ui/Columns";
import { DateField } from "@amberline/ui/DateField";
import { Row, Stack } from "@amberline/ui/Stack";
import { TextField } from "@amberline/ui/TextField";
import { Choice } from "../parts/Choice";
import { useTool } from "../wiring/tool";
import { problemText } from "../wiring/useMutation";
import { useTranslation } from "../i18n";

const example = {
  amount: "25.00",
  creditorName: "AS Latvenergo",
  creditorId: "LV61ZZZ40003032949",
  mandate: "L-2026-118",
  reference: "",
  endToEndId: "",
};
const longest = { amount: 12, creditorName: 70, creditorId: 35, mandate: 35, reference: 140, endToEndId: 35 };
const sequences = ["auto", ...collectionSequences] as const;

type Answer = OperatorResponse<typeof collectDirectDebit>;

/** Simulates a collection that another bank sends for a creditor. */
export function DebitForm({ account, onClose }: { account: string; onClose: () => void }) {
  const { t, language } = useTranslation();
  const { ask, noteChange } = useTool();
  const [texts, setTexts] = useState(example);
  const [scheme, setScheme] = useState<(typeof mandateSchemes)[number]>("CORE");
  const [sequence, setSequence] = useState<(typeof sequences)[number]>("auto");
  const [signed, setSigned] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const text = (name: keyof typeof example) => (
    <TextField
      label={t(`debit.${name}`)}
      value={texts[name]}
      maxLength={longest[name]}
      {...(name === "amount" ? { inputMode: "decimal" } : {})}
      onChange={({ value }) => setTexts((before) => ({ ...before, [name]: value }))}
    />
  );
  const collect = async () => {
    if (isBusy) return;
    setBusy(true);
    const { reference, endToEndId, amount, ...named } = texts;
    const outcome = await ask(collectDirectDebit, {
      account,
      scheme,
      ...named,
      amount: amount.trim().replace(",", "."),
      ...(sequence === "auto" ? {} : { sequence }),
      ...(signed === null ? {} : { signed }),
      ...(day === null ? {} : { day }),
      ...(reference ? { reference } : {}),
      ...(endToEndId ? { endToEndId } : {}),
    });
    setBusy(false);
    noteChange();
    setProblem(outcome.ok ? null : problemText(t, outcome));
    setAnswer(outcome.ok ? outcome.data : null);
  };
  return (
    <Stack
      as="form"
      aria-label={t("debit.title")}
      onSubmit={(event) => {
        event.preventDefault();
        void collect();
      }}
    >
      <Columns min={11}>
        {text("amount")}
        {text("creditorName")}
        {text("creditorId")}
        {text("mandate")}
        <Choice
          label={t("debit.scheme")}
          value={scheme}
          options={mandateSchemes.map((value) => ({ value, label: t(`debit.scheme.${value}`) }))}
          onChange={setScheme}
        />
        <Choice
          label={t("debit.sequence")}
          value={sequence}
          options={sequences.map((value) => ({ value, label: t(`debit.sequence.${value}`) }))}
          onChange={setSequence}
        />
        <DateField label={t("debit.signed")} value={signed} onChange={setSigned} locale={language} />
        <DateField label={t("debit.day")} value={day} onChange={setDay} locale={language} />
        {text("reference")}
        {text("endToEndId")}
      </Columns>
      {problem === null ? null : (
        <Banner tone="negative" role="alert">
          {problem}
        </Banner>
      )}
      {answer === null ? null : (
        <Banner tone={answer.state === "refused" ? "caution" : "positive"} role="status">
          {answer.state === "refused"
            ? t("debit.state.refused", { code: answer.reason })
            : t(`debit.state.${answer.state}`, { day: formatDate(answer.day, language) })}
        </Banner>
      )}
      <Row rowGap={8}>
        <Button type="submit" appearance="quiet" isBusy={isBusy}>
          {t("debit.collect")}
        </Button>
        <Button type="button" appearance="plain" onClick={onClose}>
          {t("page.close")}
        </Button>
      </Row>
    </Stack>
  );
}
