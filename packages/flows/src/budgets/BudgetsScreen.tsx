import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from "react";
import type { Budgets } from "@amberline/api/client";
import type { BudgetCategory } from "@amberline/domain/categories";
import { formatMonth } from "@amberline/domain/dates";
import { formatMoney, isZeroMoney, sumMoney } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Meters } from "@amberline/ui/Meters";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { PiggyBank } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure } from "../parts";
import { BudgetCard } from "./BudgetCard";
import type { budgetsMachine, BudgetsEvent } from "./budgets.machine";

const BudgetForm = lazyComponent(() => import("./BudgetForm"), { close: ({ onClose }) => onClose() });

export interface BudgetsScreenProps {
  snapshot: SnapshotFrom<typeof budgetsMachine>;
  send: (event: BudgetsEvent) => void;
  /** The transactions of a category in the month. */
  hrefOf: (category: BudgetCategory, month: Pick<Budgets, "first" | "last">) => string;
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Leads to the spaces. */
  further?: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

/** What was spent without a budget, the most first. */
function Others({
  budgets,
  hrefOf,
  onFollow,
}: Pick<BudgetsScreenProps, "hrefOf" | "onFollow"> & { budgets: Budgets }) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const others = budgets.categories
    .filter(({ limit, spent }) => limit === null && !isZeroMoney(spent))
    .toSorted((a, b) => b.spent.minor - a.spent.minor);
  const total = sumMoney(
    others.map(({ spent }) => spent),
    "EUR",
  );
  const most = others[0]?.spent.minor ?? 0;
  return (
    <Card gap={16}>
      <Stack gap={4}>
        <Heading>{t("budgets.others")}</Heading>
        <Text tone="muted">
          {others.length > 0
            ? t("budgets.others.total", { amount: formatMoney(total, locale) })
            : t("budgets.others.none")}
        </Text>
      </Stack>
      {others.length > 0 ? (
        <Meters
          aria-label={t("budgets.others")}
          items={others.map(({ category, spent }) => ({
            key: category,
            name: t(`category.${category}`),
            value: formatMoney(spent, locale),
            share: spent.minor / most,
            href: hrefOf(category, budgets),
          }))}
          onFollow={onFollow}
        />
      ) : null}
    </Card>
  );
}

/** What may be spent on each category this month, what is left of it, and what was spent besides. */
export function BudgetsScreen({ snapshot, send, hrefOf, onFollow, further, titleRef }: BudgetsScreenProps) {
  const { t, i18n } = useTranslation();
  const { budgets, category, notice, maySet } = snapshot.context;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "list.retry" });
  };
  const set = budgets?.categories.flatMap((budget) =>
    budget.limit ? [{ budget, limit: budget.limit }] : [],
  );
  const count = set?.length;
  const countBefore = useRef(count);
  useEffect(() => {
    const before = countBefore.current ?? -1;
    countBefore.current = count;
    // The button that opened the dialog has unmounted: that of the empty page, or that of a removed budget.
    const isGone = count !== undefined && (before === 0 ? count > 0 : count < before);
    if (isGone && document.activeElement === document.body) heading.current?.focus();
  }, [count, heading]);
  const isEditing =
    snapshot.matches({ shown: "editing" }) ||
    snapshot.matches({ shown: "saving" }) ||
    snapshot.matches({ shown: "overtaken" });
  const isWhole = count === budgets?.categories.length;
  const begin =
    maySet && budgets && !isWhole ? (
      <Button onClick={() => send({ type: "form.open", category: null })}>{t("budgets.new")}</Button>
    ) : null;
  return (
    <Page>
      <PageHeader
        title={t("budgets.title")}
        lead={
          budgets
            ? t("budgets.month", {
                month: formatMonth(budgets.first, i18n.language),
                count: budgets.daysLeft,
              })
            : t("budgets.lead")
        }
        titleRef={heading}
        actions={
          <>
            {further}
            {count ? begin : null}
          </>
        }
      />
      {snapshot.matches("loading") ? <PayeeTableSkeleton loadingText={t("budgets.loading")} /> : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t("budgets.failed")} notice={notice} onRetry={retry} />
      ) : null}
      {budgets && set ? (
        <Stack gap={24}>
          {set.length === 0 ? (
            <EmptyState
              icon={<Icon icon={PiggyBank} />}
              headingLevel={2}
              title={t("budgets.none")}
              action={begin}
            >
              {t("budgets.none.text")}
            </EmptyState>
          ) : (
            <Columns>
              {set.map(({ budget, limit }) => (
                <BudgetCard
                  key={budget.category}
                  budget={budget}
                  limit={limit}
                  maySet={maySet}
                  href={hrefOf(budget.category, budgets)}
                  onFollow={onFollow}
                  onChange={() => send({ type: "form.open", category: budget.category })}
                />
              ))}
            </Columns>
          )}
          <Others budgets={budgets} hrefOf={hrefOf} onFollow={onFollow} />
        </Stack>
      ) : null}
      {snapshot.status === "active" && isEditing && budgets ? (
        <BudgetForm
          categories={budgets.categories}
          category={category}
          isBusy={snapshot.hasTag("busy")}
          notice={notice}
          onSubmit={(wish) => send({ type: "form.submit", wish })}
          onClose={() => send({ type: "form.leave" })}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
