import { html } from "hono/html";
import { ownBank } from "../bank";
import { scriptName } from "./files";

interface WidgetPageOptions {
  /** Inside the app's frame, or alone behind a mailed link. */
  mode: "frame" | "link";
  /** The app's origin: inside the app it frames the page and exchanges messages with it, else the page links to it. */
  app: string;
  /** Null: the system's theme. */
  theme: "light" | "dark" | null;
}

/** The widget's page. Its script renders everything, as only it knows the customer's language. */
export const widgetPage = ({ mode, app, theme }: WidgetPageOptions) =>
  html`<!doctype html>
    <html lang="en" ${theme === null ? "" : html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <meta name="app-origin" content="${app}" />
        <meta name="application-name" content="${ownBank.name}" />
        <link rel="stylesheet" href="/websdk/style.css" />
        <title>${ownBank.name}</title>
        <script type="module" src="/websdk/${scriptName}"></script>
      </head>
      <body data-mode="${mode}">
        <div id="widget"></div>
        <noscript>Turn JavaScript on to go on. · Lai turpinātu, ieslēdziet JavaScript.</noscript>
      </body>
    </html>`;
