import { useEffect, useRef, useState } from "react";
import { formatAmount, money, parseAmount, type Money } from "@amberline/domain/money";
import { mostApprovers, type ApprovalRule } from "@amberline/domain/rights";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { FormAmountField, FormChoiceCards, FormSelectField } from "@amberline/ui/form";
import { steadyErrors } from "@amberline/ui/form/frame";
import { Heading, Text } from "@amberline/ui/Text";
import { Form, useFormState } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner } from "../parts";
import type { PeopleView } from "./people.machine";

interface RuleValues {
  who?: "nobody" | "others";
  above?: string;
  approvers?: string;
}

const unsubscribed = {};
const chosen = { values: true };
const approverCounts = Array.from({ length: mostApprovers }, (_, at) => String(at + 1));

/** The amount as typed; none, so every payment, is an amount here. */
function aboveOf(text: string | undefined, locale: string): Money | null {
  const parsed = parseAmount(text ?? "", "EUR", locale);
  if (parsed.ok) return parsed.money;
  return parsed.problem === "tooSmall" ? money(0, "EUR") : null;
}

const valuesOf = (rule: ApprovalRule | null, locale: string): RuleValues =>
  rule
    ? { who: "others", above: formatAmount(rule.above, locale), approvers: String(rule.approvers) }
    : { who: "nobody", approvers: "1" };

const ruleOf = ({ who, above, approvers }: RuleValues, locale: string): ApprovalRule | null =>
  who === "others"
    ? { above: aboveOf(above, locale) ?? money(0, "EUR"), approvers: Number(approvers) }
    : null;

const createJudge =
  (locale: string) =>
  ({ who, above }: RuleValues): Record<string, { key: string }> => {
    if (who !== "others" || aboveOf(above, locale)) return {};
    const parsed = parseAmount(above ?? "", "EUR", locale);
    const problem = parsed.ok ? "empty" : parsed.problem;
    return { above: { key: problem === "empty" ? "people.rule.aboveRequired" : `error.amount.${problem}` } };
  };

function RuleFields({ readOnly }: { readOnly: boolean }) {
  const { t, i18n } = useTranslation();
  const { values } = useFormState<RuleValues>({ subscription: chosen });
  return (
    <>
      <FormChoiceCards
        name="who"
        readOnly={readOnly}
        label={t("people.rule.who")}
        choices={[
          { value: "nobody", title: t("people.rule.nobody"), description: t("people.rule.nobodyText") },
          { value: "others", title: t("people.rule.others"), description: t("people.rule.othersText") },
        ]}
      />
      {values.who === "others" ? (
        <>
          <Columns>
            <FormAmountField
              name="above"
              label={t("people.rule.above")}
              description={t("people.rule.aboveText")}
              currency="EUR"
              locale={i18n.language}
              leftOutText={(key) => t("app.keyLeftOut", { key })}
              readOnly={readOnly}
              autoComplete="off"
            />
            <FormSelectField
              name="approvers"
              label={t("people.rule.approvers")}
              placeholder=""
              disabled={readOnly}
              options={approverCounts.map((count) => ({ value: count, label: count }))}
            />
          </Columns>
          <Text size="small" tone="muted">
            {t("people.rule.enough")}
          </Text>
        </>
      ) : null}
    </>
  );
}

/** Which payments others have to approve. What is typed outlives the session. */
export function RuleForm({ snapshot, send }: PeopleView) {
  const { t, i18n } = useTranslation();
  const { people, notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const locale = i18n.language;
  const [rule] = useState(() => people?.approval?.rule ?? null);
  const [initial] = useState(() => valuesOf(rule, locale));
  const [validate] = useState(() => steadyErrors(createJudge(locale)));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card max={35} aria-labelledby="approval-rule">
      <Heading level={3} id="approval-rule" ref={title} tabIndex={-1}>
        {t("people.rule")}
      </Heading>
      {rule ? <Text tone="muted">{t("people.rule.looser")}</Text> : null}
      <Form<RuleValues>
        initialValues={initial}
        validate={validate}
        onSubmit={(values) => {
          if (!isBusy) send({ type: "rule.submit", rule: ruleOf(values, locale) });
        }}
        subscription={unsubscribed}
      >
        {({ form }) => (
          <FormFrame aria-busy={isBusy || undefined} notice={notice} draft="people/rule">
            <RuleFields readOnly={isBusy} />
            <NoticeBanner notice={notice} />
            <Actions layout="even">
              <Button
                appearance="quiet"
                aria-disabled={isBusy || undefined}
                onClick={() => {
                  if (isBusy) return;
                  // Nothing is left to be kept.
                  form.reset();
                  send({ type: "rule.cancel" });
                }}
              >
                {t("app.cancel")}
              </Button>
              <Button type="submit" isBusy={isBusy}>
                {t("people.save")}
              </Button>
            </Actions>
          </FormFrame>
        )}
      </Form>
    </Card>
  );
}
