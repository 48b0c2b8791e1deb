import { lazyComponent } from "@amberline/ui/LazyComponent";

/** Asks before something unfinished is given up. */
export const LeaveDialog = lazyComponent(() => import("./LeaveDialog"), { close: ({ onStay }) => onStay() });
