import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import "virtual:brand.css";
import { initialLanguage } from "@amberline/app-kit/preferences";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App";
import { loadSignedInParts } from "./pages/signedInParts";
import { paths } from "./paths";
import { pageAt } from "./routes";
import { createBank } from "./wiring/bank";
import { loadCatalogue } from "./wiring/i18n/catalogues";
import { reloadForNewRelease } from "./wiring/browser/newRelease";
import { reportError } from "./wiring/browser/reportError";
import { storage } from "./wiring/browser/storage";

const container = document.getElementById("app");
if (!container) throw new Error("index.html lost its #app element.");

const language = initialLanguage();
document.documentElement.lang = language;
const bank = createBank(language, await loadCatalogue("first", language), loadSignedInParts);
reloadForNewRelease({
  bank,
  release: import.meta.url,
  key: storage.keyOf("release"),
  reload: () => location.reload(),
});

const app = <App bank={bank} />;
const errors = { onUncaughtError: reportError, onCaughtError: reportError, onRecoverableError: reportError };
const isPainted = container.firstElementChild !== null && location.hash === "";
if (bank.session.state().status === "signedIn") {
  void loadSignedInParts().catch(() => undefined);
  void pageAt(location.pathname)?.preload?.();
}
if (isPainted && location.pathname === paths.signIn && bank.session.state().status === "signedOut") {
  hydrateRoot(container, app, errors);
} else {
  container.replaceChildren();
  createRoot(container, errors).render(app);
}
