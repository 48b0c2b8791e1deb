import { useMemo } from "react";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import { usePictures } from "../pictures/usePictures";
import { createI18n } from "../i18n";
import { Stepper } from "./Stepper";
import type { Language } from "../mode";

/** A built Storybook has the small page beside it; in development the screen is shown as a story. */
const screenAddress = import.meta.env.PROD
  ? "stepper/screen.html"
  : "iframe.html?id=stepper-screen--screen&viewMode=story";

/** The stepper inside Storybook, in the toolbar's language. */
export function StepperInStory({ flow, language }: { flow: string; language: Language }) {
  const pictures = usePictures({ kept: "./images", report: "./image-report" });
  const words = useMemo(() => createI18n(language), [language]);
  return (
    <I18nextProvider i18n={words}>
      <Stepper flow={flow} screenAddress={screenAddress} pictures={pictures} />
    </I18nextProvider>
  );
}
