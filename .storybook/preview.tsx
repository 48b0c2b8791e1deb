import { createI18n, I18nextProvider } from "@amberline/flows/i18n";
import en from "@amberline/flows/locales/en.json";
import lv from "@amberline/flows/locales/lv.json";
import type { Preview } from "@storybook/react-vite";
import "@fontsource-variable/inter";
// Asked for with the page itself; Storybook would ask for it once a story is to be drawn.
import "react-dom/client";
import "@amberline/ui/tokens.css";
import { configureAwaiting } from "./awaiting";
import { chromaticModes } from "./modes";

configureAwaiting();

const made: Partial<Record<"en" | "lv", ReturnType<typeof createI18n>>> = {};
const wordsIn = (language: "en" | "lv") => (made[language] ??= createI18n(language, { en, lv }[language]));

const preview: Preview = {
  parameters: {
    a11y: {
      test: "error",
      // Telling what is fine takes most of the time, and only the panel shows it.
      options: import.meta.env["VITEST"] ? { resultTypes: ["violations"] } : {},
    },
    layout: "padded",
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Start here",
          "Foundations",
          "Components",
          "Patterns",
          "Screens",
          "Stepper",
          "Flows",
          ["All flows", "Sign in", "Send", "Session", "Verification", "Company registration"],
          "Flow paths",
          "Specification",
          "Quality",
          "Pictures",
        ],
      },
    },
    chromatic: { modes: chromaticModes },
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: { title: "Theme", items: ["light", "dark"], dynamicTitle: true },
    },
    locale: {
      description: "Language",
      toolbar: { title: "Language", items: ["en", "lv"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "light", locale: "en" },
  // The stories of a file share a page: what the one before said aloud is no part of this one.
  beforeEach: () => {
    for (const log of document.querySelectorAll("[data-live-announcer] > *")) log.replaceChildren();
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      document.documentElement.lang = String(globals.locale);
      return (
        <I18nextProvider i18n={wordsIn(globals.locale === "lv" ? "lv" : "en")}>
          <Story />
        </I18nextProvider>
      );
    },
  ],
};

export default preview;
