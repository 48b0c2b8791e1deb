// The bank has a consent manager already, for all its sites: it asks in place of the app's bar.
import type { ConsentManager } from "@amberline/bank/adapters";

/** What most of them can do, under names of their own. */
interface Vendor {
  has(purpose: string): boolean;
  /** Its events. */
  events: EventTarget;
  showSettings(): void;
}

export const consentManager = (vendor: Vendor): ConsentManager => ({
  isAllowed: () => vendor.has("statistics"),
  subscribe(listener) {
    vendor.events.addEventListener("change", listener);
    return () => vendor.events.removeEventListener("change", listener);
  },
  open: () => vendor.showSettings(),
});
