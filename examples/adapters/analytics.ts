// What visitors do is counted by the bank's own collector, once they allow it in the app's bar.
import type { Adapters, Analytics } from "@amberline/bank/adapters";

const collector = "https://analytics.bank.example.com/events";

const analytics: Analytics = {
  consent: "bar",
  async start(signal) {
    const { onCLS, onINP, onLCP } = await import("web-vitals");
    const send = (event: object) => {
      if (signal.aborted) return;
      const request = { method: "POST", body: JSON.stringify(event), keepalive: true };
      // One that is lost is lost.
      fetch(collector, { ...request, credentials: "omit" }).catch(() => undefined);
    };
    for (const measure of [onCLS, onINP, onLCP])
      measure(({ name, value }) => send({ type: "vital", name, value }));
    return send;
  },
};

export const adapters: Adapters = { analytics };
