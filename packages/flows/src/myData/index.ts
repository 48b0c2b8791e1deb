export { MyDataCard, type MyDataCardProps } from "./MyDataCard";
export {
  wireMyData,
  type CopiesOutcome,
  type CopyFileOutcome,
  type MyDataCalls,
  type MyDataEvent,
  type MyDataView,
} from "./myData.machine";
