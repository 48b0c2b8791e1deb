import { type Context, type Hono } from "hono";
import { type Addresses } from "../areas/identity";
import { cspReporting, permissions } from "../http/headers";
import { type WidgetFiles } from "./files";
import { widgetPage } from "./pages";
import { widgetStyle } from "./style";

/** Only its own files, its own calls and images it has created itself. */
const contentPolicy = (ancestors: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    cspReporting,
  ].join("; ");

const pageHeaders = (ancestors: string) => ({
  "Cache-Control": "no-store",
  "Content-Security-Policy": contentPolicy(ancestors),
  "Permissions-Policy": permissions("(self)"),
});

const themeOf = (context: Context) => {
  const theme = context.req.query("theme");
  return theme === "light" || theme === "dark" ? theme : null;
};

/**
 * Serves the verification widget: the page the official SDK frames, which only the app may, and the page behind a
 * mailed link, which nobody may.
 */
export function mountWidget(app: Hono, files: WidgetFiles, addresses: Addresses): void {
  app.get("/websdk/websdk.html", (context) => {
    const { url } = context.req;
    const parent = addresses.appFor(url);
    const ancestors = parent === new URL(url).origin ? "'self'" : parent;
    return context.html(
      widgetPage({ mode: "frame", app: parent, theme: themeOf(context) }),
      200,
      pageHeaders(ancestors),
    );
  });
  app.get("/websdk/link.html", (context) => {
    const app = addresses.mailedApp(context.req.url);
    const page = widgetPage({ mode: "link", app, theme: themeOf(context) });
    return context.html(page, 200, pageHeaders("'none'"));
  });
  app.get("/websdk/style.css", (context) =>
    context.body(widgetStyle, 200, {
      "Content-Type": "text/css; charset=UTF-8",
      "Cache-Control": "public, max-age=0, must-revalidate",
    }),
  );
  app.get("/websdk/:file", (context) => {
    const file = files.get(context.req.param("file"));
    if (!file) return context.notFound();
    const headers = {
      "Content-Type": file.type,
      "Cache-Control": "public, max-age=0, must-revalidate",
      ETag: file.etag,
    };
    if (context.req.header("If-None-Match") === file.etag) return context.body(null, 304, headers);
    return context.body(file.bytes, 200, headers);
  });
}
