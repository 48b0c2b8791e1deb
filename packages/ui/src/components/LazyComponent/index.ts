export {
  ChunkNoticeProvider,
  lazyComponent,
  type ChunkNoticeProps,
  type LazyComponent,
  type LazyOptions,
} from "./LazyComponent";
