import { lazyComponents } from "@amberline/ui/LazyComponent";
import { whenIdle } from "../pictures/whenIdle";

let isLoading = false;

/** Loads, one after another while nothing else is done, what a step may show next, so that no step waits for code. */
export function loadAhead(): void {
  if (isLoading) return;
  isLoading = true;
  const parts = lazyComponents.values();
  const goOn = () => {
    const next = parts.next();
    if (next.done) isLoading = false;
    else whenIdle(() => void next.value.preload().then(goOn));
  };
  goOn();
}
