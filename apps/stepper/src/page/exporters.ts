import {
  asBugReport,
  asMermaid,
  asPlaywright,
  asReportPage,
  asScreenTest,
  asStory,
  asUnitTest,
  type ExportedFile,
  type ExportedWalk,
  type ReportPicture,
  type ReportSurroundings,
} from "@amberline/flow-lab/engine";
import { linkTo, type Language, type ScreenMode } from "../mode";
import type { Translate } from "../i18n";
import type { Names } from "../names/names";
import type { Walk } from "../walk/walk";
import { product } from "./product";

export const exportKinds = ["playwright", "unit", "screens", "story", "mermaid", "report"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** What an export needs besides the walk. */
export interface Surroundings {
  mode: ScreenMode;
  names: Names;
  t: Translate;
  language: Language;
  /** What the tester wrote about the fault. */
  told: ReportSurroundings["told"];
  /** As it names itself. */
  browser: string;
  /** Picture of each moment of the walk, the start first; null if there is none of exactly this. */
  pictures: readonly (ReportPicture | null)[];
}

/** All of a walk, also what lies ahead of where the tester stands. */
export const wholeOf = ({ flow, input, steps }: Walk): ExportedWalk => ({ flow, input, steps });

const around = ({ mode, names, t, browser, ...rest }: Surroundings): ReportSurroundings => ({
  ...rest,
  names: { ...names, value: (path) => names.group(path) || names.field(path) },
  say: (word, values) => t(`report.${word}`, values),
  stepper: linkTo("https://bank.example/stepper.html", mode, "")
    .replace("https://bank.example/", "")
    .replace("#", ""),
  facts: [
    [t("report.product"), product],
    [t("report.browser"), browser],
    [t("report.locale"), mode.locale],
    [t("report.theme"), t(`screen.${mode.theme}`)],
    [t("report.width"), `${mode.width} px`],
  ],
});

/** The report as a page that stands alone. */
export const reportPage = (walk: Walk, surroundings: Surroundings): ExportedFile =>
  asReportPage(wholeOf(walk), around(surroundings));

export function exported(kind: ExportKind, walk: Walk, surroundings: Surroundings): ExportedFile {
  const whole = wholeOf(walk);
  switch (kind) {
    case "playwright":
      return asPlaywright(whole);
    case "screens":
      return asScreenTest(whole);
    case "unit":
      return asUnitTest(whole);
    case "story":
      return asStory(whole);
    case "mermaid":
      return asMermaid(whole);
    case "report":
      return asBugReport(whole, around(surroundings));
  }
}
