import { useStore } from "@amberline/app-kit/store";
import { ChunkNotice, type ChunkProblem } from "@amberline/flows/parts";
import type { ChunkNoticeProps } from "@amberline/ui/LazyComponent";
import { LostChunk } from "../wiring/browser/loadChunk";
import { online } from "../wiring/browser/online";

function problemOf(error: unknown, isOnline: boolean): ChunkProblem {
  if (error === null) return "slow";
  if (error instanceof LostChunk && error.isGone) return "newRelease";
  return isOnline ? "lost" : "offline";
}

/** Replaces a part of a page whose code is slow or fails to load. */
export function PageChunkNotice({ error, onRetry, onClose, children }: ChunkNoticeProps) {
  const problem = problemOf(error, useStore(online));
  const reload = () => location.reload();
  return (
    <>
      <ChunkNotice
        problem={problem}
        onRetry={problem === "newRelease" ? reload : onRetry}
        onClose={onClose}
      />
      {children}
    </>
  );
}
