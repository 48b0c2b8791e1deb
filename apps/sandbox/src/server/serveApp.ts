import { randomBytes } from "node:crypto";
import { type Context, type Handler } from "hono";
import { getCookie } from "hono/cookie";
import { sameAddress, type Addresses } from "../areas/identity";
import { languageOf, type Language } from "../locales";
import { isFromThisMachine } from "./ownMachine";
import { type AppFile, type AppFolder, type BankFacts } from "./appFolder";
import { serviceWorkerPolicy } from "../http/headers";
import { pageHeaders, type PageContext } from "../http/pagePolicy";

/** What a page has kept: on https in a cookie of this host alone, which goes before one that other hosts can set. */
const choiceOf = (context: Context, name: "lang" | "theme") =>
  getCookie(context, name, "host") ?? getCookie(context, name);

function languageFor(context: Context, { languages, language }: BankFacts): Language {
  const chosen = choiceOf(context, "lang");
  return (
    languages.find((each) => each === chosen) ??
    languageOf(context.req.header("Accept-Language"), languages, language)
  );
}

/** The chosen theme, else the bank's; empty to follow the system. */
function themeFor(context: Context, { theme }: BankFacts): string {
  const shown = themes.find((each) => each === choiceOf(context, "theme")) ?? theme;
  return shown === "system" ? "" : shown;
}

/** The page as it was prerendered for its path: sign-in, that the bank can't be reached, or neither. */
function pageFor({ pages }: AppFolder, path: string, language: Language): string {
  const name = /^\/(login|offline)\/?$/.exec(path)?.[1] ?? "app";
  return pages.get(`${name}.${language}.html`) ?? pages.get("index.html") ?? "";
}

/** What the page may ask and frame, whether it may be framed, and whether it has a script in itself. */
type Framing = Omit<PageContext, "own">;

/** Script of the stepper that tells it what the machines of a page do, and the cookie by which it asks for that. */
const FOLLOWING = '<script type="module" src="/stepper/live.js"></script>';
const FOLLOWED = "amberline-live";

/** Before the app's own script, which it observes from its first moment. */
const followed = (page: string) => page.replace("<head>", `<head>${FOLLOWING}`);

const themes = ["system", "light", "dark"] as const;

const originOf = (context: Context) => new URL(context.req.url).origin;

function sendPage(context: Context, page: string, bank: BankFacts, framing: Framing): Response {
  const nonce = randomBytes(18).toString("base64");
  const surroundings = { own: originOf(context), ...framing };
  const html = page
    .replaceAll("__CSP_NONCE__", nonce)
    .replaceAll("__LANG__", languageFor(context, bank))
    .replaceAll("__THEME__", themeFor(context, bank));
  return context.body(html, 200, pageHeaders(nonce, surroundings));
}

/** The smallest encoding the browser accepts; `q=0` means it does not. */
function encodingFor({ encoded }: AppFile, accepted: string): "br" | "gzip" | null {
  const takes = (coding: string) =>
    accepted.split(",").some((part) => {
      const [name, ...parameters] = part.trim().split(";");
      return name === coding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
    });
  if (encoded.br && takes("br")) return "br";
  return encoded.gzip && takes("gzip") ? "gzip" : null;
}

function sendFile(context: Context, file: AppFile): Response {
  const headers = {
    "Content-Type": file.type,
    "Cache-Control": file.isHashed
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
    ETag: file.etag,
    Vary: "Accept-Encoding",
  };
  const known = context.req.header("If-None-Match") ?? "";
  if (known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === file.etag)) {
    return context.body(null, 304, headers);
  }
  const encoding = encodingFor(file, context.req.header("Accept-Encoding") ?? "");
  if (!encoding) return context.body(file.bytes, 200, headers);
  return context.body(file.encoded[encoding] ?? file.bytes, 200, {
    ...headers,
    "Content-Encoding": encoding,
  });
}

const namesFile = (path: string) => path.slice(path.lastIndexOf("/")).includes(".");

/**
 * Serves a built app: its files, and its page for all other paths. The page may only frame the verification widget.
 * `brands`: the same app as other banks, by host name. `isForTesting`: the stepper may follow its pages, from this machine.
 */
export const serveApp =
  (
    app: AppFolder,
    addresses: Addresses = sameAddress,
    brands?: ReadonlyMap<string, AppFolder>,
    isForTesting = false,
  ): Handler =>
  (context) => {
    const { path, url } = context.req;
    // A name with a dot at its end is the same one.
    const folder = brands?.get(new URL(url).hostname.replace(/\.$/, "")) ?? app;
    const file = folder.files.get(path);
    if (path === "/serviceWorker.js") context.header("Content-Security-Policy", serviceWorkerPolicy);
    if (file) return sendFile(context, file);
    if ((namesFile(path) && path !== "/index.html") || /^\/(api|sandbox|websdk)(\/|$)/.test(path)) {
      return context.text("There is nothing at this address.", 404);
    }
    const plain = pageFor(folder, path, languageFor(context, folder.bank));
    const isFollowed =
      isForTesting && isFromThisMachine(context.req.raw) && getCookie(context, FOLLOWED) === "on";
    const page = isFollowed ? followed(plain) : plain;
    const widget = addresses.widgetFor(url);
    const { asked, framed } = folder.bank;
    return sendPage(context, page, folder.bank, { widget, asked, framed, hasOwnScript: true });
  };

/** Serves the built operator application under `/sandbox`: its files, and its page for all other paths. */
export const serveOperator =
  ({ files, pages, bank }: AppFolder): Handler =>
  (context, next) => {
    const path = context.req.path.replace(/^\/sandbox(?=\/|$)/, "");
    if (path.startsWith("/api/") || path === "/api") return next();
    const file = files.get(path);
    if (file) return sendFile(context, file);
    if (namesFile(path)) return next();
    return sendPage(context, pages.get("index.html") ?? "", bank, { widget: null });
  };

/** Paths of the flow stepper: its two pages, and the folder of its files. */
export const stepperPaths = ["/stepper.html", "/screen.html", "/stepper/*"] as const;

/** Serves the built flow stepper. Only its page may frame the page of a screen. `offered`: what the server does on its own machine. */
export const serveStepper =
  ({ files, pages, bank }: AppFolder, offered: readonly string[] = []): Handler =>
  (context, next) => {
    const { path } = context.req;
    const file = files.get(path);
    if (file) return sendFile(context, file);
    const page = pages.get(path.slice(1));
    if (page === undefined) return next();
    const isFramed = path === "/screen.html";
    const widget = isFramed ? null : originOf(context);
    const offers = isFromThisMachine(context.req.raw) ? offered.join(" ") : "";
    return sendPage(context, page.replace("__OFFERED__", offers), bank, { widget, isFramed });
  };
