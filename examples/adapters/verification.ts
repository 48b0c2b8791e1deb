// Another vendor verifies who a customer is. The provider's /user/sumsub_token answers with the vendor's token.
import type { Adapters, OpenVerification } from "@amberline/bank/adapters";

const origin = "https://verify.vendor.example";

/** A frame of the vendor's, which tells by messages how far the customer is. */
const openVerification: OpenVerification =
  ({ place, look, report }) =>
  (token, { hear, renewToken }) => {
    const closing = new AbortController();

    async function open() {
      const element = await place.element();
      if (closing.signal.aborted) return;
      const { language, theme, title } = look();
      const frame = document.createElement("iframe");
      frame.title = title;
      frame.src = `${origin}/?${new URLSearchParams({ token, language, theme })}`;
      frame.allow = "camera";
      const listen = async ({ origin: from, source, data }: MessageEvent<unknown>) => {
        if (from !== origin || source !== frame.contentWindow) return;
        if (data === "loaded") hear({ type: "widget.ready" });
        if (data === "submitted") hear({ type: "widget.submitted" });
        if (data === "failed") hear({ type: "widget.failed" });
        if (data === "expired") frame.contentWindow?.postMessage(await renewToken(), origin);
      };
      addEventListener("message", (message) => void listen(message), { signal: closing.signal });
      closing.signal.addEventListener("abort", () => frame.remove());
      element.append(frame);
    }

    open().catch((error: unknown) => {
      report(error);
      hear({ type: "widget.failed" });
    });
    return () => closing.abort();
  };

export const adapters: Adapters = { openVerification };
