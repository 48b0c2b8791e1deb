export type { ListPlace } from "./usePlace";
export { VirtualList, type VirtualListProps } from "./VirtualList";
