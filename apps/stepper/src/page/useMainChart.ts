import { useEffect, useState } from "react";
import type { ComparedChart } from "../chart/changes";
import { isOffered } from "../offered";
import { whenIdle } from "../pictures/whenIdle";

/** The chart of a flow on the main branch, null if it has none there; or why nothing is known. */
export type MainChart = { chart: ComparedChart | null } | { reason: "git" | "main" | "failed" };

async function read(flow: string): Promise<MainChart> {
  try {
    const answer = await fetch(`./stepper/flows/${flow}/main`);
    return answer.ok ? ((await answer.json()) as MainChart) : { reason: "failed" };
  } catch {
    return { reason: "failed" };
  }
}

/** The chart on the main branch of the repository that is served, as it is now; null where nobody can tell. */
export function useMainChart(flow: string): MainChart | null {
  const [now, setNow] = useState<{ flow: string; main: MainChart } | null>(null);
  useEffect(() => {
    if (!isOffered("flows")) return;
    let isWanted = true;
    const leave = whenIdle(() => {
      void read(flow).then((main) => {
        if (isWanted) setNow({ flow, main });
      });
    });
    return () => {
      isWanted = false;
      leave();
    };
  }, [flow]);
  return now?.flow === flow ? now.main : null;
}
