import { useCallback, useEffect, useState } from "react";
import { keptWalksOf, type KeptWalk } from "@amberline/flow-lab/keptWalks";
import { isOffered } from "../offered";
import { whenIdle } from "../pictures/whenIdle";

/** What became of a walk to keep: `taken` if another one has one of its names. */
export type Keeping = "kept" | "taken" | "failed";

const addressOf = (flow: string) => `./stepper/flows/${flow}/walks`;

async function read(flow: string): Promise<readonly KeptWalk[] | null> {
  try {
    const answer = await fetch(addressOf(flow));
    return answer.ok ? ((await answer.json()) as readonly KeptWalk[]) : null;
  } catch {
    return null;
  }
}

async function post(flow: string, walk: KeptWalk): Promise<Keeping> {
  try {
    const { ok, status } = await fetch(addressOf(flow), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(walk),
    });
    return ok ? "kept" : status === 409 ? "taken" : "failed";
  } catch {
    return "failed";
  }
}

/** The walks kept of a flow: as they stand in the repository where the server can read them, else as they were built. */
export function useKeptWalks(flow: string) {
  const canKeep = isOffered("flows");
  const [now, setNow] = useState<{ flow: string; walks: readonly KeptWalk[] } | null>(null);
  const look = useCallback(async () => {
    const walks = await read(flow);
    if (walks) setNow({ flow, walks });
  }, [flow]);
  useEffect(() => (canKeep ? whenIdle(() => void look()) : undefined), [canKeep, look]);
  const keep = async (walk: KeptWalk) => {
    const done = await post(flow, walk);
    if (done === "kept") await look();
    return done;
  };
  return { walks: now?.flow === flow ? now.walks : keptWalksOf(flow), keep: canKeep ? keep : null };
}
