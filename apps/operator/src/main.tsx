import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { App } from "./App";
import { initialLanguage } from "./wiring/preferences";
import { createTool, ToolProvider } from "./wiring/tool";
import { createWords } from "./words/createWords";

const container = document.getElementById("app");
if (!container) throw new Error("index.html lost its #app element.");

const language = initialLanguage();
document.documentElement.lang = language;

createRoot(container).render(
  <I18nextProvider i18n={createWords(language)}>
    <ToolProvider value={createTool((...request) => fetch(...request))}>
      <App />
    </ToolProvider>
  </I18nextProvider>,
);
