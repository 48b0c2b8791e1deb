import { paintPseudoStates } from "@amberline/ui/testing";
import { useLayoutEffect, type PropsWithChildren } from "react";

/** Paints pseudo-states, as play functions do where they run. */
export function Painted({ children }: PropsWithChildren) {
  useLayoutEffect(paintPseudoStates);
  return children;
}
