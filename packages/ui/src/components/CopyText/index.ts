export { CopyText, type CopyTextProps } from "./CopyText";
export { useCopy } from "./useCopy";
