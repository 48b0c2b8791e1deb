import { useEffect, useState } from "react";
import { loadLayout, type ChartLayout } from "../chart";

interface Loaded {
  flow: string;
  /** Null if it could not be loaded. */
  layout: ChartLayout | null;
}

/** The chart layout of a flow; undefined while loading. */
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
