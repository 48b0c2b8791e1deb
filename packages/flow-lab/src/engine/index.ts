export { MOST_STEPS, readAddress, versionOf, writeAddress, type WalkAddress } from "./address";
export {
  cover,
  coverBeginning,
  everything,
  figuresOf,
  nothingCovered,
  report,
  type Covered,
  type FlowCoverage,
} from "./coverage";
export { edgesOf, offersOf, type ChartEdge, type Offer } from "./edges";
export { begin, choices, dueOf, take, type AnyFlowDefinition, type Moment, type Step } from "./engine";
export { answers, examples } from "./examples";
export type { EventField } from "./fields";
export { LONGEST_TEXT, readValue, writeValue, type FieldKind } from "./fieldValue";
export { jumpsOf } from "./jumps";
export { goLive, standIn, type Live } from "./live";
export { mermaidOf } from "./mermaid";
export { stateKeyOf } from "./naming";
export {
  explore,
  journey,
  keyOf,
  shortestTo,
  type Configuration,
  type Edge,
  type Exploration,
  type Path,
} from "./paths";
export { retell, type Retold } from "./retell";
export type { SessionRun } from "./session";
export { seenAfter, seenFirst, seenOn, statesOfKey, statesOn } from "./seen";
export {
  isShown,
  noSights,
  pictureNameOf,
  sightingsOf,
  watch,
  withSight,
  type Sight,
  type Sights,
} from "./sight";
export { payloadOf } from "./shown";
export { readStep, writeStep, type Change } from "./stepName";
export { fieldsAt, meant, offerAt, replay, step, type Replay } from "./steps";
export { orElse } from "./unforeseen";
export {
  asBugReport,
  asReportPage,
  asMermaid,
  asPlaywright,
  asScreenTest,
  asStory,
  asUnitTest,
  unplayedIn,
  type ExportedFile,
  type ExportedWalk,
  type ReportNames,
  type ReportPicture,
  type ReportSurroundings,
  type ReportWord,
  type UnplayedStep,
} from "./exports";
export type { EventGroup, ExampleEvent, FlowDefinition } from "./flowDefinition";
