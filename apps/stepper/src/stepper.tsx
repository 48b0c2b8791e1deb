import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import { initialLanguage } from "@amberline/app-kit/preferences";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import { StepperPage } from "./page/StepperPage";
import { createI18n } from "./i18n";
import { languages } from "./mode";

const container = document.getElementById("app");
if (!container) throw new Error("stepper.html lost its #app element.");

const wanted = initialLanguage(languages);
const language = languages.find((each) => each === wanted) ?? "en";
document.documentElement.lang = language;

createRoot(container).render(
  <I18nextProvider i18n={createI18n(language)}>
    <StepperPage />
  </I18nextProvider>,
);
