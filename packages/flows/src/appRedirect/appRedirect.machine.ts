import { assign, setup } from "xstate";
import { notProvidedEffect, type LeafMeta } from "../shared";

export interface AppRedirectInput {
  /** Checked address that opens the app; null when there is none. */
  link: string | null;
  /** Checked address to go to when the app does not open. */
  fallback: string;
  isMobile: boolean;
}

interface AppRedirectContext extends AppRedirectInput {
  /** The page is hidden while the app is in front. */
  isVisible: boolean;
}

export type AppRedirectEvent = { type: "page.hidden" } | { type: "page.shown" } | { type: "browser.choose" };

/** How long the app has to open, milliseconds (specification 4 and 9). */
const APP_TIMEOUT = 2_000;

const appRedirectSetup = setup({
  types: {
    input: {} as AppRedirectInput,
    context: {} as AppRedirectContext,
    events: {} as AppRedirectEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  delays: { appTimeout: APP_TIMEOUT },
  guards: {
    hasNoLink: ({ context }) => context.link === null,
    isNotMobile: ({ context }) => !context.isMobile,
    isVisible: ({ context }) => context.isVisible,
  },
  actions: {
    openLink: notProvidedEffect<string>("openLink"),
    noteHidden: assign({ isVisible: false }),
    noteShown: assign({ isVisible: true }),
  },
});

/** Opens the bank's app from a page, or continues in the browser. */
export const appRedirectMachine = appRedirectSetup.createMachine({
  id: "appRedirect",
  context: ({ input }) => ({ ...input, isVisible: true }),
  initial: "boot",
  on: {
    "page.hidden": { actions: "noteHidden" },
    "page.shown": { actions: "noteShown" },
  },
  states: {
    boot: {
      always: [
        { guard: "hasNoLink", target: "fellBack" },
        { guard: "isNotMobile", target: "fellBack" },
        { target: "opening" },
      ],
    },
    opening: {
      meta: { screen: "redirectToApp", focus: null, announce: "appRedirect.opening" },
      entry: { type: "openLink", params: ({ context }) => context.link ?? "" },
      on: { "browser.choose": "fellBack" },
      after: { appTimeout: [{ guard: "isVisible", target: "fellBack" }, { target: "opened" }] },
    },
    /** The app opened. A customer who returns can continue in the browser. */
    opened: {
      meta: { screen: "redirectToApp", focus: null, announce: null },
      on: { "browser.choose": "fellBack" },
    },
    fellBack: { type: "final", meta: { screen: "fallback", focus: null, announce: null } },
  },
});

/** `openLink` leaves the page for the app. */
export const wireAppRedirect = (calls: { openLink(link: string): void }) =>
  appRedirectMachine.provide({ actions: { openLink: (_, link) => calls.openLink(link) } });
