import type { Device } from "@amberline/ui/DeviceList";

export function kindOf({ device }: { device: string }): NonNullable<Device["kind"]> {
  if (/ipad|tablet/i.test(device)) return "tablet";
  return /iphone|android|mobile/i.test(device) ? "phone" : "computer";
}
