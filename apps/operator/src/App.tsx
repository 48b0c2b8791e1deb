import { useEffect, useSyncExternalStore } from "react";
import { listFaults, listOperators, readClock, readOverview, readSession } from "@amberline/api/operator";
import { useStore } from "@amberline/app-kit/store";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Spinner } from "@amberline/ui/Spinner";
import { Redirect, Route, Router, Switch } from "wouter";
import { OverviewProvider } from "./parts/overview";
import { BASE, invitationIn, paths } from "./paths";
import { AccountScreen } from "./screens/AccountScreen";
import { CompaniesScreen } from "./screens/CompaniesScreen";
import { CompanyScreen } from "./screens/CompanyScreen";
import { ChatScreen } from "./screens/ChatScreen";
import { ChatsScreen } from "./screens/ChatsScreen";
import { ComplaintScreen } from "./screens/ComplaintScreen";
import { ComplaintsScreen } from "./screens/ComplaintsScreen";
import { ClockScreen } from "./screens/ClockScreen";
import { CustomerScreen } from "./screens/CustomerScreen";
import { CustomersScreen } from "./screens/CustomersScreen";
import { EntryScreen } from "./screens/EntryScreen";
import { FactorScreen } from "./screens/FactorScreen";
import { FaultsScreen } from "./screens/FaultsScreen";
import { OperatorsScreen } from "./screens/OperatorsScreen";
import { OutboxScreen } from "./screens/OutboxScreen";
import { OverviewScreen } from "./screens/OverviewScreen";
import { PaymentsScreen } from "./screens/PaymentsScreen";
import { TestAccountsScreen } from "./screens/TestAccountsScreen";
import { TrailScreen } from "./screens/TrailScreen";
import { VerificationsScreen } from "./screens/VerificationsScreen";
import { Shell } from "./shell/Shell";
import { hasRight, useOperator } from "./wiring/useOperator";
import { useTool } from "./wiring/tool";
import { useAnswer } from "./wiring/useAnswer";
import { useTranslation } from "./i18n";

const onFragment = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

const useInvitation = () => useSyncExternalStore(onFragment, () => invitationIn(location.hash));

/** A reload after it was used would ask for it again. */
function forgetInvitation(): void {
  if (invitationIn(location.hash) === null) return;
  history.replaceState(null, "", location.pathname);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** An address of what the operator has no right to leads to the overview. */
function Screens() {
  const operator = useOperator();
  return (
    <Switch>
      <Route path={paths.overview} component={OverviewScreen} />
      <Route path={paths.customers} component={CustomersScreen} />
      <Route path={paths.customer}>{({ id }) => <CustomerScreen key={id} id={id} />}</Route>
      <Route path={paths.payments} component={PaymentsScreen} />
      <Route path={paths.companies} component={CompaniesScreen} />
      <Route path={paths.company}>{({ id }) => <CompanyScreen key={id} id={id} />}</Route>
      <Route path={paths.verifications} component={VerificationsScreen} />
      <Route path={paths.chats} component={ChatsScreen} />
      <Route path={paths.chat}>{({ id }) => <ChatScreen key={id} loginId={id} />}</Route>
      <Route path={paths.complaints} component={ComplaintsScreen} />
      <Route path={paths.complaint}>{({ id }) => <ComplaintScreen key={id} id={id} />}</Route>
      <Route path={paths.outbox} component={OutboxScreen} />
      <Route path={paths.trail} component={TrailScreen} />
      <Route path={paths.testAccounts} component={TestAccountsScreen} />
      {hasRight(operator, listFaults) ? <Route path={paths.faults} component={FaultsScreen} /> : null}
      {hasRight(operator, readClock) ? <Route path={paths.clock} component={ClockScreen} /> : null}
      {hasRight(operator, listOperators) ? (
        <Route path={paths.operators} component={OperatorsScreen} />
      ) : null}
      <Route path={paths.account} component={AccountScreen} />
      <Route>
        <Redirect to={paths.overview} replace />
      </Route>
    </Switch>
  );
}

/** Loads the overview first: every screen needs it. */
function Workplace() {
  const { t } = useTranslation();
  const { data, hasFailed, refresh } = useAnswer(readOverview, {});
  if (data === null) {
    if (!hasFailed) return <Spinner size="lg" label={t("page.reading")} />;
    return <Unread onRetry={refresh} />;
  }
  return (
    <OverviewProvider value={data}>
      <Router base={BASE}>
        <Shell>
          <Screens />
        </Shell>
      </Router>
    </OverviewProvider>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Banner tone="negative" role="alert" action={<Button onClick={onRetry}>{t("page.refresh")}</Button>}>
      {t("problem.read")}
    </Banner>
  );
}

/** Reads who is signed in. */
function Opening() {
  const { t } = useTranslation();
  const { session } = useTool();
  const { data, hasFailed, refresh } = useAnswer(readSession, {});
  const operator = data?.operator;
  useEffect(() => {
    if (operator) session.set({ status: "signedIn", operator });
    else if (operator === null) session.set({ status: "signedOut", isOver: false });
  }, [session, operator]);
  return hasFailed ? <Unread onRetry={refresh} /> : <Spinner size="lg" label={t("page.reading")} />;
}

/** An operator signs in and comes back to the page that was open. An invitation in the address comes first. */
export function App() {
  const session = useStore(useTool().session);
  const invitation = useInvitation();
  if (invitation !== null || session.status === "signedOut")
    return (
      <EntryScreen
        key={invitation}
        invitation={invitation}
        isOver={session.status === "signedOut" && session.isOver}
        onEnter={forgetInvitation}
      />
    );
  if (session.status === "unknown") return <Opening />;
  if (session.operator.secondFactor === "missing") return <FactorScreen />;
  return <Workplace key={session.operator.name} />;
}
