import { useEffect, useState } from "react";
import { budgetCalls } from "@amberline/api/client";
import { hasRight } from "@amberline/domain/rights";
import { BudgetsScreen, wireBudgets } from "@amberline/flows/budgets";
import { useTranslation } from "@amberline/flows/i18n";
import { useMachine } from "@xstate/react";
import { useLocation } from "wouter";
import { paths, type PageProps } from "../paths";
import { catchUp, notifyAccountTabs } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { followedBy, RouteButton } from "./RouteButton";
import { usePageTitle } from "./usePageTitle";
import { useShowToast } from "./useShowToast";

/** What the customer wants to spend in a month (specification 2.9). */
export default function Budgets(_: PageProps) {
  const { t } = useTranslation();
  const { client: entry } = useBank();
  const { access } = useCustomer().account;
  const showToast = useShowToast();
  const [, navigate] = useLocation();
  const titleRef = usePageTitle(t("budgets.title"));
  const [machine] = useState(() => {
    const calls = budgetCalls(entry.send);
    return wireBudgets({
      ...{ ...calls, showToast },
      async saveBudget(...asked) {
        const outcome = await calls.saveBudget(...asked);
        if (outcome.ok) notifyAccountTabs();
        return outcome;
      },
    });
  });
  const [input] = useState(() => ({ maySet: access === null || hasRight(access.rights, "prepare") }));
  const [snapshot, send] = useMachine(machine, { input });
  useEffect(() => catchUp(() => send({ type: "list.refresh" })), [send]);
  return (
    <BudgetsScreen
      snapshot={snapshot}
      send={send}
      hrefOf={(category, { first, last }) =>
        `${paths.history}?${new URLSearchParams({ from: first, to: last, category })}`
      }
      onFollow={(href, event) => followedBy(event, () => navigate(href))}
      further={
        <RouteButton to={paths.spaces} appearance="quiet">
          {t("budgets.spaces")}
        </RouteButton>
      }
      titleRef={titleRef}
    />
  );
}
