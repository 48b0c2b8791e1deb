export {
  ChunkNoticeProvider,
  lazyComponent,
  PATIENCE,
  type ChunkNoticeProps,
  type LazyComponent,
  type LazyOptions,
} from "./LazyComponent";
