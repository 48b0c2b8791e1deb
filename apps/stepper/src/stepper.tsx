import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { initialLanguage } from "./corner/preferences";
import { StepperPage } from "./page/StepperPage";
import { createWords } from "./words/createWords";

const container = document.getElementById("app");
if (!container) throw new Error("stepper.html lost its #app element.");

const language = initialLanguage();
document.documentElement.lang = language;

createRoot(container).render(
  <I18nextProvider i18n={createWords(language)}>
    <StepperPage />
  </I18nextProvider>,
);
