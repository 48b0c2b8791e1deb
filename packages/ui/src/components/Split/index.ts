export { Split, type SplitProps } from "./Split";
