import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import { flows } from "@amberline/flows/specs";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { LanguageChoice } from "./corner/LanguageChoice";
import { initialLanguage } from "./corner/preferences";
import { ThemeChoice } from "./corner/ThemeChoice";
import { coverageOf } from "./page/coveredOf";
import { Stepper } from "./page/Stepper";
import { createWords } from "./words/createWords";

const container = document.getElementById("app");
if (!container) throw new Error("stepper.html lost its #app element.");

const language = initialLanguage();
document.documentElement.lang = language;

createRoot(container).render(
  <I18nextProvider i18n={createWords(language)}>
    <Stepper
      flow="send"
      screenAddress="./screen.html"
      imageAddress={() => null}
      coverage={coverageOf(flows)}
      corner={
        <>
          <LanguageChoice />
          <ThemeChoice />
        </>
      }
    />
  </I18nextProvider>,
);
