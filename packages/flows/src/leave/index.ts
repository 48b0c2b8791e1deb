import { lazyComponent } from "@amberline/ui/LazyComponent";

/** Confirms leaving something unfinished. */
export const LeaveDialog = lazyComponent(() => import("./LeaveDialog"), { close: ({ onStay }) => onStay() });
