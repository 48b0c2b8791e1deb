export { MonthBars, type MonthBarsProps } from "./MonthBars";
