import type Sdk from "@sumsub/websdk";
import { isForged } from "./isForged";
import type { WidgetEvent } from "./verification.types";
import { widgetOrigin } from "./widgetOrigin";
import type { WidgetPlace } from "./widgetPlace";

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

export interface WidgetEars {
  hear: (event: WidgetEvent) => void;
  /** Called when the token has expired; never answers once the widget is closed. */
  renewToken: () => Promise<string>;
}

const officialSdk = async () => (await import("@sumsub/websdk")).default;

const isAboutCamera = (problem: object) =>
  /camera|mediadevice|notallowed|permission/i.test(JSON.stringify(problem));

/** Opens the widget with a token and answers how to close it, which removes its frame. */
export const openWidgetWith =
  ({ place, origins, look, report, loadSdk = officialSdk }: WidgetSettings) =>
  (token: string, { hear, renewToken }: WidgetEars): (() => void) => {
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
