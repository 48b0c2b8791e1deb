import { useEffect, useState } from "react";
import { spaceCalls } from "@amberline/api/client";
import { civilDate } from "@amberline/domain/dates";
import { hasRight } from "@amberline/domain/rights";
import { useTranslation } from "@amberline/flows/i18n";
import { SpacesScreen, wireSpaces } from "@amberline/flows/spaces";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useMachine } from "@xstate/react";
import { Redirect, useSearch } from "wouter";
import { brand } from "../brand";
import { budgetsPath, budgetsView, paths, type PageProps } from "../paths";
import { catchUp, notifyAccountTabs } from "../wiring/accounts/accountTabs";
import { withWords } from "../wiring/i18n/createTexts";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { PageWaiting } from "./PageWaiting";
import { RouteButton } from "./RouteButton";
import { usePageTitle } from "./usePageTitle";
import { useShowToast } from "./useShowToast";

const Budgets = lazyComponent(
  withWords(["budgets", "notes"], () => import("./Budgets")),
  { waiting: PageWaiting },
);

function Spaces() {
  const { t } = useTranslation();
  const { now, newId, client: entry, accounts } = useBank();
  const { access, balance, hasBudgets } = useCustomer().account;
  const showToast = useShowToast();
  const titleRef = usePageTitle(t("page.spaces"));
  const [machine] = useState(() => {
    const calls = spaceCalls(entry.send);
    /** What is moved changes the balance, here and in other tabs. */
    const thenTold = async (outcome: ReturnType<typeof calls.spaces>) => {
      if ((await outcome).ok) {
        notifyAccountTabs();
        void accounts.refresh();
      }
      return outcome;
    };
    return wireSpaces({
      ...{ ...calls, showToast },
      moveToSpace: (...asked) => thenTold(calls.moveToSpace(...asked)),
      closeSpace: (...asked) => thenTold(calls.closeSpace(...asked)),
    });
  });
  const [input] = useState(() => ({ mayMove: access === null || hasRight(access.rights, "pay") }));
  const [snapshot, send] = useMachine(machine, { input });
  useEffect(() => catchUp(() => send({ type: "list.refresh" })), [send]);
  return (
    <SpacesScreen
      snapshot={snapshot}
      send={send}
      newId={newId}
      available={balance}
      today={civilDate(now(), brand.timeZone)}
      further={
        hasBudgets ? (
          <RouteButton to={budgetsPath} appearance="quiet">
            {t("spaces.budgets")}
          </RouteButton>
        ) : null
      }
      titleRef={titleRef}
    />
  );
}

/** What the customer sets money aside for, or wants to spend (specification 2.9). */
export default function SpacesPage(page: PageProps) {
  const { hasSpaces, hasBudgets } = useCustomer().account;
  const isOfBudgets = new URLSearchParams(useSearch()).get("view") === budgetsView;
  if (!hasSpaces) return <Redirect to={paths.home} replace />;
  return isOfBudgets && hasBudgets ? <Budgets {...page} /> : <Spaces />;
}
