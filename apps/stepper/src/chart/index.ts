export { Chart, type ChartProps } from "./Chart";
export type { ChartWords } from "./chartWords";
export type { ChartDrawing, Transition } from "./layout";
export { loadDrawing } from "./loadDrawing";
export type { ChartStatus } from "./chartStatus";
