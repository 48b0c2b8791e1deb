import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import "virtual:brand.css";
import { initialLanguage } from "@amberline/app-kit/preferences";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App";
import { paths } from "./paths";
import { createBank } from "./wiring/bank";
import { loadCatalogue } from "./wiring/i18n/catalogues";
import { reportError } from "./wiring/browser/reportError";

const container = document.getElementById("app");
if (!container) throw new Error("index.html lost its #app element.");

const language = initialLanguage();
document.documentElement.lang = language;
const bank = createBank(language, await loadCatalogue("first", language));

const app = <App bank={bank} />;
const errors = { onUncaughtError: reportError, onCaughtError: reportError, onRecoverableError: reportError };
const isPainted = container.firstElementChild !== null && location.hash === "";
if (isPainted && location.pathname === paths.signIn && bank.session.state().status === "signedOut") {
  hydrateRoot(container, app, errors);
} else {
  container.replaceChildren();
  createRoot(container, errors).render(app);
}
