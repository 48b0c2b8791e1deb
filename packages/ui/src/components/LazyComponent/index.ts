export {
  ChunkNoticeProvider,
  lazyComponent,
  lazyComponents,
  PATIENCE,
  type ChunkNoticeProps,
  type LazyComponent,
  type LazyOptions,
} from "./LazyComponent";
