import { useEffect, useState } from "react";
import { loadDrawing, type ChartDrawing } from "../chart";

interface Loaded {
  flow: string;
  /** Null if it could not be loaded. */
  drawing: ChartDrawing | null;
}

/** The drawn chart of a flow; undefined while loading. */
export function useChartDrawing(flow: string): ChartDrawing | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (drawing: ChartDrawing | null) => isWanted && setLoaded({ flow, drawing });
    loadDrawing(flow).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [flow]);
  return loaded?.flow === flow ? loaded.drawing : undefined;
}
