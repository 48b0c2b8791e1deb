import { useId, useState } from "react";
import { debitRules, type DebitRule } from "@amberline/domain/directDebits";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { ChoiceCards } from "@amberline/ui/ChoiceCards";
import { Row } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { NoticeBanner } from "../parts";
import { RuleChoice } from "./directDebits.styles";
import type { DirectDebitsView } from "./directDebits.machine";

interface RulePartProps extends DirectDebitsView {
  rule: DebitRule;
}

/** Whose collections the account pays: chosen, then saved. */
export function RulePart({ rule, snapshot, send }: RulePartProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [chosen, setChosen] = useState(rule);
  const [before, setBefore] = useState(rule);
  const { mayChange, change, notice } = snapshot.context;
  const isSaving = snapshot.matches({ shown: "savingRule" });
  if (before !== rule) {
    setBefore(rule);
    setChosen(rule);
  }
  return (
    <Card aria-labelledby={titleId}>
      <Heading id={titleId}>{t("directDebits.rule")}</Heading>
      <NoticeBanner notice={change?.of === "rule" ? notice : null} />
      {mayChange ? (
        <>
          <RuleChoice>
            <ChoiceCards<DebitRule>
              label={t("directDebits.rule.label")}
              choices={debitRules.map((value) => ({
                value,
                title: t(`directDebits.rule.${value}`),
                description: t(`directDebits.rule.${value}.text`),
              }))}
              value={chosen}
              onChange={({ value }) => setChosen(value)}
              readOnly={snapshot.hasTag("busy")}
            />
          </RuleChoice>
          {chosen === rule ? null : (
            <Row gap={12}>
              <Button isBusy={isSaving} onClick={() => send({ type: "rule.change", rule: chosen })}>
                {t("directDebits.rule.save")}
              </Button>
              <Button
                appearance="quiet"
                aria-disabled={isSaving || undefined}
                onClick={() => isSaving || setChosen(rule)}
              >
                {t("app.cancel")}
              </Button>
            </Row>
          )}
        </>
      ) : (
        <div>
          <Text weight="medium">{t(`directDebits.rule.${rule}`)}</Text>
          <Text size="small" tone="muted">
            {t(`directDebits.rule.${rule}.text`)}
          </Text>
        </div>
      )}
    </Card>
  );
}
