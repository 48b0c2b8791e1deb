import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Skeleton } from "@amberline/ui/Skeleton";

/** A text as a QR code; what draws it is loaded when it is first shown. */
export const QrCode = lazyComponent(
  async () => ({ default: (await import("@amberline/ui/QrCode")).QrCode }),
  { waiting: () => <Skeleton shape="block" width="13rem" height="13rem" /> },
);
