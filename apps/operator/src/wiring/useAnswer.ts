import { useCallback, useEffect, useState } from "react";
import { type AnyOperatorCall, type OperatorRequest, type OperatorResponse } from "@amberline/api/operator";
import { useStore } from "@amberline/app-kit/store";
import { useTool } from "./tool";

export interface Read<Data> {
  /** The latest answer; stays while a newer one is loading or has failed. */
  data: Data | null;
  hasFailed: boolean;
  isReading: boolean;
  refresh: () => void;
}

const pollMs = 5_000;

/** Polls a call while the page is visible, and reloads it after every change. */
export function useAnswer<C extends AnyOperatorCall>(
  call: C,
  request: Partial<OperatorRequest<C>>,
  everyMs = pollMs,
): Read<OperatorResponse<C>> {
  const { ask, changes } = useTool();
  const changed = useStore(changes);
  const [asked, setAsked] = useState(0);
  const [data, setData] = useState<OperatorResponse<C> | null>(null);
  const [met, setMet] = useState({ turn: "", hasFailed: false });
  const wanted = JSON.stringify(request);
  const turn = `${asked} ${changed} ${wanted}`;

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const round = async () => {
      if (document.visibilityState === "visible") {
        const outcome = await ask(call, JSON.parse(wanted) as Partial<OperatorRequest<C>>, stop.signal);
        if (stop.signal.aborted) return;
        if (outcome.ok) setData(outcome.data);
        setMet({ turn, hasFailed: !outcome.ok });
      }
      timer = setTimeout(() => void round(), everyMs);
    };
    void round();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [ask, call, wanted, turn, everyMs]);

  const refresh = useCallback(() => setAsked((times) => times + 1), []);
  return { data, hasFailed: met.hasFailed, isReading: met.turn !== turn, refresh };
}
