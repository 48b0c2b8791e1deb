import type Sdk from "@sumsub/websdk";
import type { WidgetEvent } from "./verification.setup";

/** Where the widget is shown. The screen puts an element there; the widget waits for it. */
export interface WidgetPlace {
  /** A ref for the element. */
  attach: (element: HTMLElement | null) => void;
  /** The element, once it is on screen. */
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
  /** Origins the widget may come from; a token that names another opens nothing. */
  origins: readonly string[];
  /** Asked when the widget opens. `title` names the frame. */
  look: () => { language: string; theme: "light" | "dark"; title: string };
  /** Hears what a customer can do nothing about. */
  report: (error: unknown) => void;
  /** @default the official SDK, loaded when it is first wanted */
  loadSdk?: () => Promise<typeof Sdk>;
}

export interface WidgetCallbacks {
  hear: (event: WidgetEvent) => void;
  /** Called when the token has expired; never answers once the widget is closed. */
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
 * Origin a widget token sends the browser to, read as `@sumsub/websdk` reads it: the first part of the token that
 * names a `url`, otherwise the vendor's own. Null when it names something that is no web address.
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
 * Whether a message pretends to come from the widget, or is one that `@sumsub/websdk` would trip over. The SDK looks at
 * the origin alone: any window of that origin could speak for the widget, and an empty message throws in its listener.
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

/** Opens the widget with a token and answers how to close it, which removes its frame. */
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
      const complain = (problem: object) =>
        hear({ type: "widget.complained", about: isAboutCamera(problem) ? "camera" : "upload" });
      const progress = () => hear({ type: "widget.progressed" });
      const submit = () => hear({ type: "widget.submitted" });
      const widget = sdk
        .init(token, renewToken)
        .withBaseUrl(origin)
        .withConf({ lang: language, theme })
        .withOptions({ addViewportTag: false, adaptIframeHeight: true })
        .on("idCheck.onReady", () => hear({ type: "widget.ready" }))
        .on("idCheck.onStepInitiated", progress)
        .on("idCheck.onDocumentAdded", progress)
        .on("idCheck.onUploadError", complain)
        .on("idCheck.onError", (problem) =>
          isAboutCamera(problem) ? complain(problem) : hear({ type: "widget.failed" }),
        )
        .on("idCheck.onApplicantSubmitted", submit)
        .on("idCheck.onApplicantResubmitted", submit)
        .build();

      const frame = () => element.querySelector("iframe");
      const refuse = (message: MessageEvent<unknown>) => {
        if (isForged(message, { origin, frame: frame()?.contentWindow ?? null }))
          message.stopImmediatePropagation();
      };
      // Added before the SDK adds its own listener, so that it is asked first.
      addEventListener("message", refuse);
      close = () => {
        removeEventListener("message", refuse);
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
