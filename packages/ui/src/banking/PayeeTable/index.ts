export { PayeeTable, type PayeeColumn, type PayeeRow, type PayeeTableProps } from "./PayeeTable";
export { PayeeTableSkeleton, type PayeeTableSkeletonProps } from "./PayeeTableSkeleton";
