import { expect, type Page } from "@playwright/test";
import en from "@amberline/stepper/locales/en.json" with { type: "json" };
import lv from "@amberline/stepper/locales/lv.json" with { type: "json" };
import { namesIn } from "@amberline/stepper/names/names";
import { type Language } from "@amberline/flow-lab/browser/words";

type StepperKey = keyof typeof en;

const exact = { exact: true } as const;

/** Locators in the flow stepper, by visible text. */
export function onStepper(page: Page, flow: string, language: Language = "en") {
  const say = (key: StepperKey) => ({ en, lv })[language][key];
  const names = namesIn(flow, language);
  const part = (key: StepperKey) => page.getByRole("region", { name: say(key), ...exact });
  const screen = page.frameLocator(`iframe[title="${say("screen.frame")}"]`);
  const events = part("events.title");
  const walk = part("walk.title");
  const event = (id: string) => events.locator(`[data-event="${id}"]`);
  return {
    say,
    names,
    part,
    screen,
    events,
    walk,
    button: (key: StepperKey) => page.getByRole("button", { name: say(key), ...exact }),
    event,
    /** Expects the state's name, and the screen to be drawn and stable with its fonts. */
    async expectAt(state: string, steps: readonly string[]) {
      await expect(part("screen.title").getByRole("heading", { level: 2 })).toHaveText(names.state(state));
      await expect(screen.locator("html")).toHaveAttribute(
        "data-shown",
        new RegExp(
          `${flow}@\\w+;[\\w.:]+${steps.length > 0 ? `;${steps.join("~").replaceAll(".", "\\.")}` : ""}$`,
        ),
      );
    },
    /** Finds an event by its name and takes it by keyboard. */
    async take(id: string) {
      await page.keyboard.press("Control+k");
      await page.keyboard.type(names.answer(id) === id ? names.event(id) : names.answer(id));
      await page.keyboard.press("ArrowDown");
      await expect(event(id)).toBeFocused();
      await page.keyboard.press("Enter");
    },
  };
}
