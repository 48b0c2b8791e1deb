import { Suspense, useDeferredValue, useLayoutEffect, useState } from "react";
import { useStore } from "@amberline/app-kit/store";
import { I18nextProvider } from "@amberline/flows/i18n";
import { OfflineStrip } from "@amberline/flows/parts";
import { TypedProvider } from "@amberline/ui/form/frame";
import { ChunkNoticeProvider } from "@amberline/ui/LazyComponent";
import { Redirect, Route, Router, Switch, useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { ErrorBoundary } from "./pages/ErrorBoundary";
import { paths } from "./paths";
import { PageChunkNotice } from "./pages/PageChunkNotice";
import { PageWaiting } from "./pages/PageWaiting";
import { PlainChunkNotice, PlainWaiting } from "./pages/PlainFrame";
import { SessionWatch, ShellLayout } from "./pages/signedInParts";
import { SignInPage } from "./pages/SignInPage";
import { otherSignedOutRoutes, routes, type Route as RouteEntry } from "./routes";
import type { Bank } from "./wiring/bank";
import { online } from "./wiring/browser/online";
import { APP_STARTED } from "./wiring/browser/opening";
import { BankProvider, useCustomer, useOptionalCustomer, useSession } from "./wiring/hooks/useBank";
import { wantedPage } from "./wiring/session/wantedPage";

const signedInRoutes = routes.filter(({ access }) => access !== "signedOut");

const toRoute = ({ name, path, page: Page }: RouteEntry, isShellDrawn: boolean) => (
  <Route key={name} path={path}>
    {isShellDrawn ? <Page name={name} /> : <PageWaiting name={name} />}
  </Route>
);

/** After sign-in, redirects to the wanted page; from an unknown address, home. */
function ToWantedPage() {
  const to = wantedPage(useHistoryState(), useCustomer()) ?? paths.home;
  // A wanted address without a page leads back here, with nothing wanted.
  return <Redirect key={to} to={to} replace />;
}

/** Unknown addresses redirect home when signed in, otherwise to sign-in (specification 2.1). */
function Pages() {
  const { status } = useSession();
  const customer = useOptionalCustomer();
  const [location] = useLocation();
  // The shell at once, then its first page in steps, so that keys are heard meanwhile.
  const isShellDrawn = useDeferredValue(customer !== null);

  if (customer) {
    return (
      <ShellLayout key={customer.account.id}>
        <ChunkNoticeProvider value={PageChunkNotice}>
          <Switch>
            {signedInRoutes.map((route) => toRoute(route, isShellDrawn))}
            <Route>
              <ToWantedPage />
            </Route>
          </Switch>
        </ChunkNoticeProvider>
      </ShellLayout>
    );
  }
  const other = otherSignedOutRoutes.find(
    ({ path, access }) => path === location && (status !== "signedIn" || access === "anyone"),
  );
  if (other)
    return (
      <Suspense fallback={<PlainWaiting name={other.name} />}>
        <other.page name={other.name} />
      </Suspense>
    );
  // One page from the form to the open accounts, so that its machine is never unmounted halfway. It redirects unknown
  // addresses to sign-in itself.
  return <SignInPage name="signIn" />;
}

/** The session clock and its dialogs, mounted from the first sign-in. */
function Session() {
  const { status } = useSession();
  const [isWatched, setWatched] = useState(false);
  if (!isWatched && status !== "signedOut") setWatched(true);
  return isWatched ? <SessionWatch /> : null;
}

const Connection = () => <OfflineStrip isOnline={useStore(online)} />;

interface AppProps {
  bank: Bank;
  /** Address to render when there is no browser to ask. */
  ssrPath?: string;
}

export function App({ bank, ssrPath }: AppProps) {
  useLayoutEffect(() => void dispatchEvent(new Event(APP_STARTED)), []);
  return (
    <I18nextProvider i18n={bank.i18n}>
      <BankProvider value={bank}>
        <TypedProvider value={bank.unsaved.note}>
          <Router {...(ssrPath ? { ssrPath } : {})}>
            <ErrorBoundary>
              <ErrorBoundary>
                <ChunkNoticeProvider value={PlainChunkNotice}>
                  <Suspense>
                    <Pages />
                  </Suspense>
                </ChunkNoticeProvider>
              </ErrorBoundary>
              <Session />
            </ErrorBoundary>
            <Connection />
          </Router>
        </TypedProvider>
      </BankProvider>
    </I18nextProvider>
  );
}
