import type { Space } from "@amberline/api/client";
import { formatDate } from "@amberline/domain/dates";
import { formatMoney, isZeroMoney } from "@amberline/domain/money";
import { Actions } from "@amberline/ui/Actions";
import { Amount } from "@amberline/ui/Amount";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { ProgressBar } from "@amberline/ui/ProgressBar";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";

interface SpaceCardProps {
  space: Space;
  mayMove: boolean;
  onMove: (direction: "in" | "out") => void;
  onChange: () => void;
  onClose: () => void;
}

/** How far a goal is met: its part, and in words. */
function Goal({ space: { name, balance, goal } }: Pick<SpaceCardProps, "space">) {
  const { t, i18n } = useTranslation();
  if (!goal) return null;
  const locale = i18n.language;
  const part = Math.min(balance.minor / goal.amount.minor, 1);
  const amount = formatMoney(goal.amount, locale);
  return (
    <Stack gap={4}>
      <ProgressBar
        label={t("spaces.progress", { name })}
        value={part}
        valueText={new Intl.NumberFormat(locale, { style: "percent", roundingMode: "floor" }).format(part)}
      />
      <Text size="small" tone="muted">
        {goal.until
          ? t("spaces.goal.until", { amount, day: formatDate(goal.until, locale, "medium") })
          : t("spaces.goal.amount", { amount })}
      </Text>
    </Stack>
  );
}

/** What the rule does, when next, and whether it was left out. */
function Rule({ space: { rule, next, skipped } }: Pick<SpaceCardProps, "space">) {
  const { t, i18n } = useTranslation();
  if (!rule) return null;
  const locale = i18n.language;
  const day = next ? formatDate(next, locale, "medium") : "";
  return (
    <Text size="small" tone="muted">
      {rule.kind === "roundUp"
        ? t("spaces.rule.roundsUp")
        : t("spaces.rule.moves", { amount: formatMoney(rule.amount, locale), day })}
      {skipped ? ` ${t("spaces.rule.skipped", { day: formatDate(skipped, locale, "medium") })}` : ""}
    </Text>
  );
}

/** A space: what is in it, how far its goal is met, what its rule does, and what can be done. */
export function SpaceCard({ space, mayMove, onMove, onChange, onClose }: SpaceCardProps) {
  const { t, i18n } = useTranslation();
  const { name, balance } = space;
  return (
    <Card gap={16}>
      <Stack gap={4}>
        <Heading>{name}</Heading>
        <Amount money={balance} locale={i18n.language} size="display" />
      </Stack>
      <Goal space={space} />
      <Rule space={space} />
      {mayMove ? (
        <Actions layout="fill">
          <Button appearance="quiet" aria-label={t("spaces.in.named", { name })} onClick={() => onMove("in")}>
            {t("spaces.in")}
          </Button>
          {isZeroMoney(balance) ? null : (
            <Button
              appearance="quiet"
              aria-label={t("spaces.out.named", { name })}
              onClick={() => onMove("out")}
            >
              {t("spaces.out")}
            </Button>
          )}
          <Button appearance="quiet" aria-label={t("spaces.change.named", { name })} onClick={onChange}>
            {t("spaces.change")}
          </Button>
          <Button appearance="quiet" aria-label={t("spaces.close.named", { name })} onClick={onClose}>
            {t("spaces.close")}
          </Button>
        </Actions>
      ) : null}
    </Card>
  );
}
