import { type Page } from "@playwright/test";
import en from "@amberline/operator/locales/en.json" with { type: "json" };
import lv from "@amberline/operator/locales/lv.json" with { type: "json" };
import { type Language } from "@amberline/flow-lab/browser/words";

type OperatorKey = keyof typeof en;

const exact = { exact: true } as const;

/** Locators on a screen of the operator tool, by visible text. */
export function onOperatorScreen(page: Page, language: Language = "en") {
  const say = (key: OperatorKey, values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      { en, lv }[language][key],
    );
  const main = page.locator("#main");
  return {
    say,
    main,
    menu: (key: OperatorKey) =>
      page
        .getByRole("navigation", { name: say("shell.menu") })
        .getByRole("link", { name: new RegExp(`^${say(key)}`) }),
    heading: (key: OperatorKey) => main.getByRole("heading", { level: 1, name: say(key), ...exact }),
    field: (key: OperatorKey) => main.getByLabel(say(key), exact),
    button: (key: OperatorKey, values?: Record<string, string>) =>
      main.getByRole("button", { name: say(key, values), ...exact }),
    card: (name: string) => main.getByRole("region", { name, ...exact }),
    toast: (key: OperatorKey) =>
      page.getByRole("region", { name: say("shell.notices") }).getByText(say(key), exact),
  };
}
