import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import "./app.css";
import "./opening.css";
import { initialLanguage, startWithTheme } from "@amberline/app-kit/preferences";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { adapters } from "#adapters";
import { App } from "./App";
import { brand } from "./brand";
import { loadSignedInParts } from "./pages/signedInParts";
import { paths } from "./paths";
import { otherSignedOutRoutes, pageAt } from "./routes";
import { createBank, type Bank } from "./wiring/bank";
import { loadCatalogue } from "./wiring/i18n/catalogues";
import { withWords } from "./wiring/i18n/createTexts";
import { APP_BROKEN } from "./wiring/browser/opening";
import { reloadForNewRelease, reloadWhenHidden } from "./wiring/browser/newRelease";
import { reportError } from "./wiring/browser/reportError";
import { storage } from "./wiring/browser/storage";
import { firstAttempt, signInElsewhere, thisTab } from "./wiring/session/signInElsewhere";
import { wearBrand } from "./wiring/browser/wearBrand";

const container = document.getElementById("app");
if (!container) throw new Error("index.html lost its #app element.");

wearBrand();
startWithTheme(brand.theme);
const language = initialLanguage(brand.languages, brand.language);
document.documentElement.lang = language;

/** Whether a page of a signed-in customer is to be shown: none for everybody, nor the confirmation of a new login. */
function opensAccounts({ session }: Bank, address: string): boolean {
  const state = session.state();
  if (state.status !== "signedIn") return false;
  if (address === paths.verify) return Object.keys(state.session.accounts).length > 0;
  return !otherSignedOutRoutes.some(({ path, access }) => path === address && access === "anyone");
}

async function start(root: HTMLElement) {
  const bank = createBank(language, await loadCatalogue("first", language), loadSignedInParts);
  if (import.meta.env.ADAPTED) {
    const { signIn, signOut } = adapters;
    const isOpenPage = otherSignedOutRoutes.some(({ path }) => path === location.pathname);
    if (signIn && bank.session.state().status !== "signedIn" && !isOpenPage) {
      // The form painted there is not the one to fill in.
      root.replaceChildren();
      try {
        const tokens = await signInElsewhere(signIn, bank.drafts.login, thisTab());
        if (tokens === null) return;
        if (tokens === "refused") firstAttempt.hasFailed = true;
        else bank.session.signIn(tokens);
      } catch (error) {
        firstAttempt.hasFailed = true;
        reportError(error);
      }
    }
    let last: string | null = null;
    const follow = () => {
      const state = bank.session.state();
      if (state.status === "signedIn") last = state.session.refreshToken;
      if (state.status === "signedOut") signOut?.(last).catch(reportError);
    };
    if (bank.session.state().status === "signedIn") follow();
    bank.session.subscribe(follow);
  }
  const release = {
    bank,
    release: import.meta.url,
    key: storage.keyOf("release"),
    reload: () => location.reload(),
  };
  reloadForNewRelease(release);
  if (bank.session.state().status === "signedIn") {
    loadSignedInParts().catch(() => undefined);
    void pageAt(location.pathname)?.preload?.();
    if (opensAccounts(bank, location.pathname)) bank.reopenAccounts();
  }
  const errors = {
    // Nothing is left of the app then.
    onUncaughtError(error: unknown) {
      reportError(error);
      dispatchEvent(new Event(APP_BROKEN));
    },
    onCaughtError: reportError,
    onRecoverableError: reportError,
  };
  const app = <App bank={bank} />;
  const isPainted = root.firstElementChild !== null && location.hash === "";
  if (isPainted && location.pathname === paths.signIn && bank.session.state().status === "signedOut") {
    // In steps, so that keys are heard meanwhile.
    startTransition(() => void hydrateRoot(root, app, errors));
  } else {
    // What is painted stays until the app's first frame, which replaces it.
    createRoot(root, errors).render(app);
  }
  const { analytics } = adapters;
  if (import.meta.env.ADAPTED && analytics)
    withWords(["analytics"], () => import("./wiring/analytics/Measured"))()
      .then(({ measure }) => measure(bank, analytics))
      .catch(reportError);
  if (import.meta.env.PROD)
    import("./wiring/browser/serviceWorker")
      .then(({ startServiceWorker }) =>
        startServiceWorker(() => {
          if (bank.session.state().status === "signedIn")
            bank.toasts.show({ tone: "info", text: bank.i18n.t("shell.newRelease", { brand: brand.name }) });
          reloadWhenHidden(release);
        }),
      )
      .catch(() => undefined);
}

start(container).catch((error: unknown) => {
  reportError(error);
  dispatchEvent(new Event(APP_BROKEN));
});
