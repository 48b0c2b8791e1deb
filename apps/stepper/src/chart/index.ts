export { Chart, type ChartProps } from "./Chart";
export type { ChartWords } from "./chartWords";
export { chartWordsIn } from "./chartWordsIn";
export { transitionOf, type ChartLayout, type Transition } from "./layout";
export { loadLayout } from "./loadLayout";
export { coveredIn, type Standing } from "./standing";
