import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { App } from "./App";
import { createWords } from "./words/createWords";

const container = document.getElementById("app");
if (!container) throw new Error("index.html lost its #app element.");

createRoot(container).render(
  <I18nextProvider i18n={createWords("en")}>
    <App />
  </I18nextProvider>,
);
