export { filterIn, searchOf } from "./address";
export { HistoryScreen, type HistoryExport, type HistoryScreenProps } from "./HistoryScreen";
