import { useEffect, useState } from "react";
import { noteCalls, type CategorySum, type Outcome } from "@amberline/api/client";
import { searchOf } from "@amberline/flows/history";
import { useTranslation } from "@amberline/flows/i18n";
import { CategorySums } from "@amberline/flows/transactionNote";
import type { ListFilter } from "@amberline/flows/transactions";
import { useLocation } from "wouter";
import { budgetsPath, paths } from "../paths";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { followedBy, RouteButton } from "./RouteButton";

/** Reads what was spent for each category of the filtered list. */
export default function FilteredSums({ filter }: { filter: ListFilter }) {
  const { t } = useTranslation();
  const { send } = useBank().client;
  const { account } = useCustomer();
  const [, navigate] = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ of: ListFilter; sums: Outcome<readonly CategorySum[]> } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const { preset: _preset, range, ...narrowing } = filter;
    const query = { accountId: account.id, ...range, ...narrowing };
    void noteCalls(send)
      .categorySums(query, { signal })
      .then((sums) => {
        if (!signal.aborted) setRead({ of: filter, sums });
      });
    return () => stop.abort();
  }, [send, account.id, filter, attempt]);
  return (
    <CategorySums
      sums={read?.of === filter ? read.sums : null}
      hrefOf={(category) => `${paths.history}?${searchOf({ ...filter, categories: [category] })}`}
      onFollow={(href, event) => followedBy(event, () => navigate(href))}
      further={
        account.hasSpaces && account.hasBudgets ? (
          <RouteButton to={budgetsPath} appearance="plain">
            {t("notes.budgets")}
          </RouteButton>
        ) : null
      }
      onRetry={() => {
        setRead(null);
        setAttempt(attempt + 1);
      }}
    />
  );
}
