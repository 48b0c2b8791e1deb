import { readOverview } from "@amberline/api/operator";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Spinner } from "@amberline/ui/Spinner";
import { Redirect, Route, Router, Switch } from "wouter";
import { OverviewProvider } from "./parts/overview";
import { BASE, paths } from "./paths";
import { CompaniesScreen } from "./screens/CompaniesScreen";
import { CompanyScreen } from "./screens/CompanyScreen";
import { ChatScreen } from "./screens/ChatScreen";
import { ChatsScreen } from "./screens/ChatsScreen";
import { ComplaintScreen } from "./screens/ComplaintScreen";
import { ComplaintsScreen } from "./screens/ComplaintsScreen";
import { ClockScreen } from "./screens/ClockScreen";
import { CustomerScreen } from "./screens/CustomerScreen";
import { CustomersScreen } from "./screens/CustomersScreen";
import { FaultsScreen } from "./screens/FaultsScreen";
import { OutboxScreen } from "./screens/OutboxScreen";
import { OverviewScreen } from "./screens/OverviewScreen";
import { PaymentsScreen } from "./screens/PaymentsScreen";
import { TestAccountsScreen } from "./screens/TestAccountsScreen";
import { VerificationsScreen } from "./screens/VerificationsScreen";
import { Shell } from "./shell/Shell";
import { useAnswer } from "./wiring/useAnswer";
import { useTranslation } from "./i18n";

const Screens = () => (
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
    <Route path={paths.testAccounts} component={TestAccountsScreen} />
    <Route path={paths.faults} component={FaultsScreen} />
    <Route path={paths.clock} component={ClockScreen} />
    <Route>
      <Redirect to={paths.overview} replace />
    </Route>
  </Switch>
);

/** Loads the overview first: every screen needs it. */
export function App() {
  const { t } = useTranslation();
  const { data, hasFailed, refresh } = useAnswer(readOverview, {});
  if (data === null) {
    if (!hasFailed) return <Spinner size="lg" label={t("page.reading")} />;
    return (
      <Banner tone="negative" role="alert" action={<Button onClick={refresh}>{t("page.refresh")}</Button>}>
        {t("problem.read")}
      </Banner>
    );
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
