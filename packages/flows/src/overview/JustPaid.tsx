import { lazyComponent } from "@amberline/ui/LazyComponent";

/** Preloaded by the page that pays, so that it is there when home is. */
export const JustPaidCard = lazyComponent(() => import("./JustPaidCard"), { isOptional: true });
