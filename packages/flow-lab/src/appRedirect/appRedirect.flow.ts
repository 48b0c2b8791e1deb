import type { AppRedirectEvent } from "@amberline/flows/appRedirect";
import { appRedirectMachine } from "@amberline/flows/appRedirect/machine";
import { examples, type FlowDefinition } from "../engine";

const phone = { link: "amberline://pay/1", fallback: "/home", isMobile: true };

const customer: Record<string, AppRedirectEvent> = { "browser.choose": { type: "browser.choose" } };
const surroundings: Record<string, AppRedirectEvent> = {
  "page.hidden": { type: "page.hidden" },
  "page.shown": { type: "page.shown" },
};

export const appRedirectFlow: FlowDefinition<typeof appRedirectMachine> = {
  id: "appRedirect",
  machine: appRedirectMachine,
  inputs: {
    phone,
    desktop: { ...phone, isMobile: false },
    withoutLink: { ...phone, link: null },
  },
  catalogue: () => [...examples("user", customer), ...examples("environment", surroundings)],
  project: ({ isVisible }) => isVisible,
  requirements: {
    opening: ["2.17", "4 redirect to app", "9 mobile redirect timeout"],
    opened: ["4 redirect to app"],
    fellBack: ["4 redirect to app"],
  },
  texts: [],
  takenWhileBusy: [],
  unreachable: {},
};
