import { createI18n, I18nextProvider } from "@amberline/flows/i18n";
import en from "@amberline/flows/locales/en.json";
import lv from "@amberline/flows/locales/lv.json";
import type { Preview } from "@storybook/react-vite";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import "@fontsource-variable/inter";
// Loaded with the page itself; Storybook would load it with the first story.
import "react-dom/client";
import "@amberline/ui/tokens.css";
import { followWords } from "./blocks/words";
import { themeStyle } from "./themeStyle";
import { configureAwaiting, overlaysAreSeen } from "./awaiting";
import { chromaticModes } from "./modes";

configureAwaiting();

// Set by Storybook for test runs without its interface.
const isTest = import.meta.env["VITEST_STORYBOOK"] === "false";

// Tests do not wait for animations.
if (isTest)
  for (const length of ["fast", "slow"])
    document.documentElement.style.setProperty(`--motion-${length}`, "0ms");

// A frame of the documentation keeps open what it shows, although the frame beside it takes the focus: a blur to nowhere
// that nobody in it caused.
if (window.name === "docs-frame")
  for (const type of ["blur", "focusout"] as const)
    window.addEventListener(
      type,
      (event) => {
        if (!event.relatedTarget && !navigator.userActivation.isActive) event.stopImmediatePropagation();
      },
      { capture: true },
    );

/** Skips Storybook's inference of argument types, which is slow and only needed for tables. */
const leftAlone: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const unread = Object.keys(initialArgs).map((name) => [name, { name, type: { name: "other", value: "" } }]);
  return { ...Object.fromEntries(unread), ...argTypes };
};

const made: Partial<Record<"en" | "lv", ReturnType<typeof createI18n>>> = {};
const wordsIn = (language: "en" | "lv") => (made[language] ??= createI18n(language, { en, lv }[language]));

const viewports = {
  desktop: { name: "Desktop", styles: { width: "1280px", height: "900px" } },
  tablet: { name: "Tablet", styles: { width: "768px", height: "1024px" } },
  phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
  narrow: { name: "Narrow", styles: { width: "320px", height: "640px" } },
  short: { name: "Narrow and short", styles: { width: "320px", height: "400px" } },
};

const preview: Preview = {
  parameters: {
    viewport: { options: viewports },
    a11y: {
      test: "error",
      // Reporting passes takes most of axe's time, and only the panel shows them.
      options: isTest ? { resultTypes: ["violations"] } : {},
    },
    layout: "padded",
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Start here",
          "Foundations",
          [
            "Colour",
            "Type",
            "Space, size and radius",
            "Elevation",
            "Motion",
            "Breakpoints",
            "Icons",
            "Token files",
          ],
          "Components",
          ["Actions", "Inputs", "Banking", "Navigation", "Layout", "Feedback", "Content", "Utilities"],
          "Patterns",
          ["Guides"],
          "Screens",
          "The whole bank",
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
    text: {
      description: "Length of texts",
      toolbar: {
        title: "Text",
        items: [
          { value: "usual", title: "Usual text" },
          { value: "long", title: "Long text" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light", locale: "en", text: "usual" },
  // Tests share a page: announcements of the previous story must not remain.
  beforeEach: () => {
    for (const log of document.querySelectorAll("[data-live-announcer] > *")) log.replaceChildren();
  },
  argTypesEnhancers: isTest ? [leftAlone] : [],
  // Before axe runs.
  afterEach: isTest ? overlaysAreSeen : [],
  decorators: [
    (Story, { globals, storyGlobals, viewMode, args, title }) => {
      const theme = globals["theme"] === "dark" ? "dark" : "light";
      const locale = globals["locale"] === "lv" ? "lv" : "en";
      const isOnPage = viewMode === "docs";
      if (!isOnPage) {
        document.documentElement.dataset["theme"] = theme;
        document.documentElement.lang = locale;
      }
      // A story in a language of its own has its words already.
      const isEnglish = /^(Components|Patterns)\//.test(title) && !("locale" in storyGlobals);
      if (!isTest) followWords(globals, isEnglish);
      const story = (
        <I18nextProvider i18n={wordsIn(locale)}>
          <Story args={locale === "lv" && args["locale"] === "en-GB" ? { ...args, locale: "lv-LV" } : args} />
        </I18nextProvider>
      );
      return isOnPage ? <div style={themeStyle(theme)}>{story}</div> : story;
    },
  ],
};

export default preview;
