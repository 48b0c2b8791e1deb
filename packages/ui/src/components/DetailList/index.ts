export { DetailList, type DetailListProps, type DetailRow } from "./DetailList";
