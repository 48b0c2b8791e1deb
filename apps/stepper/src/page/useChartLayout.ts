import { useEffect, useState } from "react";
import { loadLayout, type ChartLayout } from "../chart";

interface Loaded {
  flow: string;
  /** Null when it could not be had. */
  layout: ChartLayout | null;
}

/** Where everything of a flow's chart stands; undefined while that is being read. */
export function useChartLayout(flow: string): ChartLayout | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (layout: ChartLayout | null) => isWanted && setLoaded({ flow, layout });
    loadLayout(flow).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [flow]);
  return loaded?.flow === flow ? loaded.layout : undefined;
}
