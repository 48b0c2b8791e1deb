import type Sdk from "@sumsub/websdk";
import type { WidgetEvent } from "./verification.setup";

/** The widget's place on the screen. The widget waits for its element to be mounted. */
export interface WidgetPlace {
  /** A ref for the element. */
  attach: (element: HTMLElement | null) => void;
  /** Resolves to the element once it is mounted. */
  element(): Promise<HTMLElement>;
}

export function createPlace(): WidgetPlace {
  let current: HTMLElement | null = null;
  let waiting: ((element: HTMLElement) => void)[] = [];
  return {
    attach(element) {
      current = element;
      if (!element) return;
      waiting.forEach((resolve) => resolve(element));
      waiting = [];
    },
    element: () => (current ? Promise.resolve(current) : new Promise((resolve) => waiting.push(resolve))),
  };
}

export interface WidgetSettings {
  place: WidgetPlace;
  /** Origins the widget may be loaded from; a token for any other origin is refused. */
  origins: readonly string[];
  /** Read when the widget opens. `title` is the frame's title. */
  look: () => { language: string; theme: "light" | "dark"; title: string };
  /** Reports errors the customer can't fix. */
  report: (error: unknown) => void;
  /** @default the official SDK, loaded on first use */
  loadSdk?: () => Promise<typeof Sdk>;
}

export interface WidgetCallbacks {
  hear: (event: WidgetEvent) => void;
  /** Called when the token has expired; never resolves once the widget is closed. */
  renewToken: () => Promise<string>;
}

const DEFAULT_ORIGIN = "https://in.sumsub.com";
const prefixes = ["_act-sbx-jwt-", "_act-jwt-"];

function urlIn(part: string): unknown {
  try {
    const payload: unknown = JSON.parse(atob(part));
    return typeof payload === "object" && payload !== null && "url" in payload ? payload.url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The origin a widget token leads to, parsed as `@sumsub/websdk` does: the `url` in the first part of the token that has
 * one, otherwise the vendor's own. Null if it is not a web address.
 */
export function widgetOrigin(token: string): string | null {
  const prefix = prefixes.find((each) => token.startsWith(each));
  const parts = prefix ? token.replace(prefix, "").replace("-v2", "").split(".") : [];
  const url = parts.map(urlIn).find(Boolean) ?? DEFAULT_ORIGIN;
  if (typeof url !== "string" || !URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === "https:" || protocol === "http:" ? origin : null;
}

const methodOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "method" in data ? data.method : undefined;

/**
 * Whether a message only pretends to come from the widget, or would make `@sumsub/websdk` throw. The SDK checks nothing
 * but the origin: any window of that origin could pose as the widget, and an empty message throws in its listener.
 */
export function isForged(
  { origin, source, data }: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
  widget: { origin: string; frame: MessageEventSource | null },
): boolean {
  if (origin !== widget.origin) return false;
  if (data === null || data === undefined) return true;
  const method = methodOf(data);
  if (!method) return false;
  if (typeof method !== "string") return true;
  return method.includes("idCheck") && (source === null || source !== widget.frame);
}

const officialSdk = async () => (await import("@sumsub/websdk")).default;

const isAboutCamera = (problem: object) =>
  /camera|mediadevice|notallowed|permission/i.test(JSON.stringify(problem));

/** Opens the widget with a token. Returns a function that closes it and removes its frame. */
export const openWidgetWith =
  ({ place, origins, look, report, loadSdk = officialSdk }: WidgetSettings) =>
  (token: string, { hear, renewToken }: WidgetCallbacks): (() => void) => {
    let close = () => {};
    let isClosed = false;

    async function open() {
      const origin = widgetOrigin(token);
      if (!origin || !origins.includes(origin))
        throw new Error(`The verification token names ${origin}. Allow that origin or ask the provider why.`);
      const [sdk, element] = await Promise.all([loadSdk(), place.element()]);
      if (isClosed) return;
      const { language, theme, title } = look();
      const submit = () => hear({ type: "widget.submitted" });
      const widget = sdk
        .init(token, renewToken)
        .withBaseUrl(origin)
        .withConf({ lang: language, theme })
        // The SDK would scroll the page behind the dialog.
        .withOptions({ addViewportTag: false, adaptIframeHeight: true, enableScrollIntoView: false })
        .on("idCheck.onReady", () => hear({ type: "widget.ready" }))
        // Of a camera or a file the widget tells itself, and goes on.
        .on("idCheck.onError", (problem) => isAboutCamera(problem) || hear({ type: "widget.failed" }))
        .on("idCheck.onApplicantSubmitted", submit)
        .on("idCheck.onApplicantResubmitted", submit)
        .build();

      const frame = () => element.querySelector("iframe");
      const judge = (message: MessageEvent<unknown>) => {
        if (isForged(message, { origin, frame: frame()?.contentWindow ?? null }))
          message.stopImmediatePropagation();
        else if (message.origin === origin && methodOf(message.data) === "idCheck.scrollTo")
          element.closest('[role="dialog"]')?.scrollTo({ top: 0 });
      };
      // Added before the SDK's own listener, so that it runs first.
      addEventListener("message", judge);
      close = () => {
        removeEventListener("message", judge);
        widget.destroy();
      };
      widget.launch(element);
      frame()?.setAttribute("title", title);
    }

    open().catch((error: unknown) => {
      if (isClosed) return;
      report(error);
      hear({ type: "widget.failed" });
    });

    return () => {
      isClosed = true;
      close();
    };
  };
