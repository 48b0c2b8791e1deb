import { languages, ownLanguageName, type Language } from "@amberline/domain/language";
import { callsWith, openLink } from "./calls";
import { openChannel } from "./channel";
import { button, make } from "./dom";
import { createWidget } from "./widget";
import { languageOf } from "./locales";

const root = document.querySelector<HTMLElement>("#widget");

const told = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
const app = told("app-origin");

const setTheme = (theme: string | undefined) => {
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
};

/** Outside the app there is nobody to tell. */
const silent = { tell: () => undefined };

/** The keyboard stops at the frame before and after what it holds: browsers show nothing of that. */
function showWhereTheKeyboardIs(): void {
  let isPressed = false;
  const mark = () => {
    const isAtFrame = document.hasFocus() && document.activeElement === document.body;
    document.body.toggleAttribute("data-entered", isAtFrame && !isPressed);
  };
  const press = (pressed: boolean) => () => {
    isPressed = pressed;
    if (pressed) mark();
  };
  for (const change of ["focus", "blur", "focusin"]) addEventListener(change, mark);
  addEventListener("pointerdown", press(true));
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, press(false));
}

/** Inside the app, which opens the widget, sets its theme and sends tokens. */
async function runInFrame(place: HTMLElement): Promise<void> {
  if (parent === window || app === "") {
    const alone = createWidget({ root: place, channel: silent, home: app || null });
    alone.setLanguage(navigator.language);
    return alone.stop("no-parent");
  }
  const { channel, opening } = openChannel(app, {
    setLanguage: (tag) => widget.setLanguage(tag),
    setTheme,
    goBack: () => widget.goBack(),
  });
  showWhereTheKeyboardIs();
  const widget = createWidget({ root: place, channel, home: null });
  const { accessToken, lang, theme } = await opening;
  setTheme(theme);
  widget.setLanguage(lang ?? navigator.language);
  new ResizeObserver(([entry]) => {
    const [size] = entry?.borderBoxSize ?? [];
    if (size) channel.tell("onResize", { height: Math.ceil(size.blockSize) });
  }).observe(place);
  const calls = callsWith(accessToken, channel.renewToken);
  await widget.start(() => Promise.resolve({ ok: true, value: calls }));
}

/** Behind a mailed link, which is exchanged for tokens and removed from the address bar. */
async function runAlone(place: HTMLElement): Promise<void> {
  const link = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  const widget = createWidget({ root: place, channel: silent, home: app });
  const choose = (language: Language) => {
    widget.setLanguage(language);
    const changes = languages
      .filter((other) => other !== language)
      .map((other) => {
        const change = button(ownLanguageName(other), () => choose(other), { kind: "plain" });
        change.lang = other;
        return change;
      });
    top.replaceChildren(make("span", { is: { class: "brand" } }, told("application-name")), ...changes);
  };
  const top = make("header", { is: { class: "top" } });
  place.before(top);
  choose(languageOf(navigator.language));
  const renew = async () => {
    const again = await openLink(link);
    if (!again.ok) throw new Error(again.problem);
    return again.value.token;
  };
  await widget.start(async () => {
    const opened = await openLink(link);
    return opened.ok ? { ok: true, value: callsWith(opened.value.token, renew) } : opened;
  });
}

if (root) void (document.body.dataset["mode"] === "link" ? runAlone(root) : runInFrame(root));
