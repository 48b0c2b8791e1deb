import { useCallback, useEffect, useState } from "react";
import type { LimitsToday } from "@amberline/domain/limits";
import { useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";

/** The customer's limits, null while unknown or without any, and how to read them again. */
export function useLimits(): [LimitsToday | null, () => void] {
  const client = useClient();
  const { hasLimits } = useCustomer().account.user;
  const [limits, setLimits] = useState<LimitsToday | null>(null);
  const [reading, setReading] = useState(0);
  useEffect(() => {
    if (!hasLimits) return;
    const question = new AbortController();
    void client.limits({ signal: question.signal }).then((answer) => {
      if (answer.ok && !question.signal.aborted) setLimits(answer.data);
    });
    return () => question.abort();
  }, [client, hasLimits, reading]);
  return [limits, useCallback(() => setReading((times) => times + 1), [])];
}
