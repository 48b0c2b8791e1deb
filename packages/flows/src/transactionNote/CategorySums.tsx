import type { MouseEvent, ReactNode } from "react";
import type { CategorySum, Outcome } from "@amberline/api/client";
import type { Category } from "@amberline/domain/categories";
import { formatMoney, isZeroMoney } from "@amberline/domain/money";
import { Card } from "@amberline/ui/Card";
import { Meters } from "@amberline/ui/Meters";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { LoadFailure } from "../parts";
import { failureNoticeOr } from "../shared";

export interface CategorySumsProps {
  /** Null while they are read. */
  sums: Outcome<readonly CategorySum[]> | null;
  /** The list of one category alone. */
  hrefOf: (category: Category) => string;
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onRetry: () => void;
  /** Leads to the budgets. */
  further?: ReactNode;
}

function Sums({ sums, hrefOf, onFollow, onRetry }: CategorySumsProps) {
  const { t, i18n } = useTranslation();
  if (sums === null) return <Skeleton height="6rem" />;
  if (!sums.ok)
    return (
      <LoadFailure
        title={t("notes.sums.failed")}
        notice={failureNoticeOr("error.general", sums)}
        onRetry={onRetry}
      />
    );
  const spent = sums.data.filter(({ out }) => !isZeroMoney(out));
  const most = spent[0]?.out.minor ?? 0;
  return spent.length === 0 ? (
    <Text tone="muted">{t("notes.sums.none")}</Text>
  ) : (
    <Meters
      aria-label={t("notes.sums")}
      items={spent.map(({ category, out }) => ({
        key: category,
        name: t(`category.${category}`),
        value: formatMoney(out, i18n.language),
        share: out.minor / most,
        href: hrefOf(category),
      }))}
      onFollow={onFollow}
    />
  );
}

/** What was spent for each category, the most first. */
export const CategorySums = (props: CategorySumsProps) => (
  <Card as="div" aria-busy={props.sums === null || undefined}>
    <Sums {...props} />
    {props.further}
  </Card>
);
