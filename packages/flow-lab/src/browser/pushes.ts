import { createECDH, randomBytes } from "node:crypto";
import { type Page } from "@playwright/test";
import { pushPort } from "./address";

/** What a browser subscribes with. */
export interface BrowserKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Of a browser at a push service where nobody answers. */
function unheardKeys(): BrowserKeys {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    endpoint: `http://127.0.0.1:${pushPort}/${randomBytes(8).toString("hex")}`,
    p256dh: pair.getPublicKey("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
}

/** Stands in for a browser that may show notifications and is known to its maker's push service. */
export async function canBePushedTo(page: Page, keys = unheardKeys()): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    Object.defineProperty(Notification, "permission", { value: "granted" });
    Object.defineProperty(Notification, "requestPermission", { value: async () => "granted" });
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => sessionStorage.removeItem("subscribed"),
    };
    const pushManager = {
      async subscribe() {
        sessionStorage.setItem("subscribed", "");
        return subscription;
      },
      getSubscription: async () => (sessionStorage.getItem("subscribed") === null ? null : subscription),
    };
    ServiceWorkerContainer.prototype.getRegistration = async () =>
      ({ pushManager }) as unknown as ServiceWorkerRegistration;
  }, keys);
}
