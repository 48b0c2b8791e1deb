import { useMemo } from "react";
import { flows } from "@amberline/flows/specs";
import { I18nextProvider } from "react-i18next";
import { usePictures } from "../pictures/usePictures";
import { createWords, type Language } from "../words/createWords";
import { coverageOf } from "./coveredOf";
import { Stepper } from "./Stepper";

/** Storybook's own page of the screen. */
const screenAddress = "iframe.html?id=stepper-screen--screen&viewMode=story";
const coverage = coverageOf(flows);

/** The stepper as Storybook shows it: in the toolbar's language, framing Storybook's own page of the screen. */
export function StepperInStory({ flow, language }: { flow: string; language: Language }) {
  const pictures = usePictures({ kept: "./images", report: "./image-report" });
  const words = useMemo(() => createWords(language), [language]);
  return (
    <I18nextProvider i18n={words}>
      <Stepper flow={flow} screenAddress={screenAddress} pictures={pictures} coverage={coverage} />
    </I18nextProvider>
  );
}
