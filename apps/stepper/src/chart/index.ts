export { Chart, type ChartProps } from "./Chart";
export type { ChartWords } from "./chartWords";
export type { ChartLayout, Transition } from "./layout";
export { loadLayout } from "./loadLayout";
export type { ChartStatus } from "./chartStatus";
