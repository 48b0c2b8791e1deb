import { useEffect } from "react";
import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { UseEvent } from "./analytics";
import { endings, type Endings } from "./endings";

let listener: ((event: UseEvent) => void) | null = null;

/** Takes what is told from now on; null for nobody. What is told to nobody is forgotten. */
export const listen = (next: typeof listener) => void (listener = next);

export const tell = (event: UseEvent) => listener?.(event);

/** Tells how a flow ends. In a build without adapters there is nobody to tell. */
export function useJourney(flow: keyof Endings, actor: AnyActorRef): void {
  useEffect(() => {
    if (!import.meta.env.ADAPTED) return;
    let last: unknown;
    const { unsubscribe } = actor.subscribe(({ value }: AnyMachineSnapshot) => {
      const ending = value !== last && endings[flow].find((each: string) => each === value);
      last = value;
      if (ending) tell({ type: "journey", flow, ending } as UseEvent);
    });
    return unsubscribe;
  }, [flow, actor]);
}
