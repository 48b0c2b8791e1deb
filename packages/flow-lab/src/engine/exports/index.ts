export {
  asBugReport,
  asReportPage,
  type ReportNames,
  type ReportPicture,
  type ReportSurroundings,
  type ReportWord,
} from "./asBugReport";
export { asMermaid } from "./asMermaid";
export { asPlaywright } from "./asPlaywright";
export { asScreenTest } from "./asScreenTest";
export { asStory } from "./asStory";
export { asUnitTest } from "./asUnitTest";
export { unplayedIn, type UnplayedStep } from "./unplayed";
export type { ExportedFile, ExportedWalk } from "./walked";
