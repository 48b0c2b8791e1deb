import type { MouseEvent } from "react";
import type { Budget } from "@amberline/api/client";
import { formatMoney, money, type Money } from "@amberline/domain/money";
import { Actions } from "@amberline/ui/Actions";
import { Button, LinkButton } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { ProgressBar } from "@amberline/ui/ProgressBar";
import { Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Heading, Text } from "@amberline/ui/Text";
import { budgetMarks } from "@amberline/domain/categories";
import { useTranslation } from "../i18n";

interface BudgetCardProps {
  budget: Budget;
  limit: Money;
  maySet: boolean;
  /** Its transactions of the month. */
  href: string;
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onChange: () => void;
}

/** What was spent of a budget, what is left of it or over, in words and as a bar. */
export function BudgetCard({ budget, limit, maySet, href, onFollow, onChange }: BudgetCardProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const name = t(`category.${budget.category}`);
  const { minor: spent, currency } = budget.spent;
  const isOver = spent > limit.minor;
  const isNear = spent * 100 >= limit.minor * budgetMarks.near;
  const rest = formatMoney(money(Math.abs(limit.minor - spent), currency), locale);
  const facts = { spent: formatMoney(budget.spent, locale), limit: formatMoney(limit, locale) };
  const part = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: 0,
    roundingMode: "floor",
  });
  return (
    <Card gap={16}>
      <Stack gap={4}>
        <Heading>{name}</Heading>
        <Text tone="muted">{t("budgets.spent", facts)}</Text>
      </Stack>
      <ProgressBar
        label={t("budgets.progress", { category: name })}
        value={Math.min(spent / limit.minor, 1)}
        valueText={part.format(spent / limit.minor)}
      />
      <div>
        <StatusTag tone={isOver ? "negative" : isNear ? "caution" : "positive"}>
          {t(isOver ? "budgets.over" : "budgets.left", { amount: rest })}
        </StatusTag>
      </div>
      <Actions layout="fill" gap={8}>
        <LinkButton
          href={href}
          appearance="quiet"
          size="sm"
          aria-label={t("budgets.history.named", { category: name })}
          onClick={(event) => onFollow(href, event)}
        >
          {t("budgets.history")}
        </LinkButton>
        {maySet ? (
          <Button
            appearance="quiet"
            size="sm"
            aria-label={t("budgets.form.change", { category: name })}
            onClick={onChange}
          >
            {t("budgets.change")}
          </Button>
        ) : null}
      </Actions>
    </Card>
  );
}
