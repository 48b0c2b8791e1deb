import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { type Operator } from "@amberline/flow-lab/browser/operator";
import { pictureFile } from "./pictures";
import { type Language } from "@amberline/flow-lab/browser/words";
import { catalogueIn } from "@amberline/sandbox/widget/client/locales";

const sdkFile = path.join(import.meta.dirname, "../node_modules", "@sumsub", "websdk/dist/index.esm.js");
const sdk = readFileSync(sdkFile, "utf8").replace(
  /export\s*\{\s*(\w+) as default\s*\};?/,
  "window.snsWebSdk = $1;",
);

/** The official SDK on a page, and the events it sent to the app. */
interface Host {
  snsWebSdk: {
    init(token: string, renew: () => Promise<string>): Builder;
  };
  heard: { type: string; payload: Record<string, unknown> }[];
  renewals: number;
  nextToken: string | null;
  widget: { setLanguage(language: string): void; setTheme(theme: string): void };
}
interface Builder {
  withConf(conf: object): Builder;
  withOptions(options: object): Builder;
  onMessage(listener: (type: string, payload: Record<string, unknown>) => void): Builder;
  build(): Host["widget"] & { launch(element: Element): void };
}

export interface WidgetPage {
  frame: FrameLocator;
  token: string;
  /** Event names without their prefix, in order. */
  events(): Promise<string[]>;
  /** Payload of the newest event of a name. */
  payload(event: string): Promise<Record<string, unknown> | undefined>;
  /** How often the widget asked for a new token, and the token to return from now on; null refuses. */
  renewals(): Promise<number>;
  renewWith(token: string | null): Promise<void>;
  /** Sends a request to the open widget. */
  say(wish: "setLanguage" | "setTheme", value: string): Promise<void>;
}

/** A customer's widget token, as the app gets it. */
export async function widgetToken(page: Page, operator: Operator, login: string): Promise<string> {
  const { accessToken: token } = await operator.session(login);
  const answer = await page.request.get("/api/v1/user/sumsub_token", { headers: { token } });
  expect(answer.ok()).toBe(true);
  return answer.text();
}

/** Opens the widget with the official SDK on a page of the app, under the app's policies. */
export async function openWidget(
  page: Page,
  token: string,
  look: { language?: Language; theme?: "light" | "dark" } = {},
): Promise<WidgetPage> {
  await page.goto("/login");
  await page.evaluate(`(() => { ${sdk} })()`);
  await page.evaluate(
    ({ token, lang, theme }) => {
      const host = window as unknown as Host;
      host.heard = [];
      host.renewals = 0;
      host.nextToken = null;
      const place = document.createElement("main");
      place.id = "place";
      document.body.replaceChildren(place);
      const renew = () => {
        host.renewals += 1;
        return host.nextToken === null ? Promise.reject(new Error("no")) : Promise.resolve(host.nextToken);
      };
      const widget = host.snsWebSdk
        .init(token, renew)
        .withConf({ lang, theme })
        .withOptions({ addViewportTag: false, adaptIframeHeight: true })
        .onMessage((type, payload) => host.heard.push({ type, payload }))
        .build();
      host.widget = widget;
      widget.launch(place);
      place.querySelector("iframe")?.setAttribute("title", "Verification");
    },
    { token, lang: look.language ?? "en", theme: look.theme ?? "light" },
  );
  const heard = () => page.evaluate(() => (window as unknown as Host).heard);
  return {
    frame: page.frameLocator("#place iframe"),
    token,
    events: async () => (await heard()).map(({ type }) => type.replace("idCheck.", "")),
    payload: async (event) => (await heard()).findLast(({ type }) => type === `idCheck.${event}`)?.payload,
    renewals: () => page.evaluate(() => (window as unknown as Host).renewals),
    say: (wish, value) =>
      page.evaluate(([wish, value]) => (window as unknown as Host).widget[wish](value), [
        wish,
        value,
      ] as const),
    renewWith: (next) =>
      page.evaluate((token) => {
        (window as unknown as Host).nextToken = token;
      }, next),
  };
}

/** Texts of the widget. */
export const widgetWords = (language: Language) => catalogueIn(language);

/** Completes the widget with files of a passport and a face. */
export async function handInPassport(frame: FrameLocator | Page, language: Language = "en"): Promise<void> {
  const words = widgetWords(language);
  const button = (name: string) => frame.getByRole("button", { name, exact: true });
  await button(words.next).click();
  for (const part of ["passport", "selfie"] as const) {
    await expect(frame.getByRole("heading", { name: words.photoTitles[part] })).toBeVisible();
    await frame.locator("input[type=file]").setInputFiles(pictureFile());
    await button(words.usePhoto).click();
  }
  await button(words.submit).click();
  await expect(frame.getByRole("heading", { name: words.pendingTitle })).toBeVisible();
}
