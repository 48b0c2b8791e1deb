import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import { initialLanguage } from "@amberline/app-kit/preferences";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import { App } from "./App";
import { createTool, ToolProvider } from "./wiring/tool";
import { createI18n } from "./i18n";

const container = document.getElementById("app");
if (!container) throw new Error("index.html lost its #app element.");

const language = initialLanguage();
document.documentElement.lang = language;

createRoot(container).render(
  <I18nextProvider i18n={createI18n(language)}>
    <ToolProvider value={createTool((...request) => fetch(...request))}>
      <App />
    </ToolProvider>
  </I18nextProvider>,
);
