import { useEffect, useEffectEvent, useState } from "react";
import type { StrengthEstimator } from "./createEstimator";
import type { Strength } from "./strength";

interface UseStrength {
  estimator: StrengthEstimator;
  password: string;
  /** What the customer has said of themselves by now. */
  about: () => readonly string[];
}

/** How hard the password is to guess as it stands; null while empty, undefined before the first estimate is there. */
export function useStrength({ estimator, password, about }: UseStrength): Strength | null | undefined {
  const [last, setLast] = useState<Strength>();
  const estimate = useEffectEvent((text: string) => estimator.estimate(text, about()));
  useEffect(() => {
    if (!password) return;
    let isCurrent = true;
    void estimate(password).then((strength) => {
      if (isCurrent) setLast(strength);
    });
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password ? last : null;
}
