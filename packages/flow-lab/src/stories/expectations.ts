import { createI18n } from "@amberline/flows/i18n";
import en from "@amberline/flows/locales/en.json";
import lv from "@amberline/flows/locales/lv.json";
import { standsStill } from "@amberline/ui/testing";
import { expect, waitFor, within } from "storybook/test";
import type { AnyMachineSnapshot } from "xstate";
import type { AnyFlowDefinition } from "../engine";

const words = { en: createI18n("en", en).t, lv: createI18n("lv", lv).t };

/** The words of the language a story is shown in. */
export const wordsOf = ({ locale }: Record<string, unknown>) => (locale === "lv" ? words.lv : words.en);

const isPressable = (button: HTMLElement) => !button.matches(':disabled, [aria-disabled="true"]');

/**
 * A button in `root` can be pressed exactly when the machine takes its event. `names` gives the button's name by the
 * event it sends; an example of the event from the catalogue stands for what the customer typed.
 */
export async function buttonsFollow(
  root: HTMLElement,
  flow: AnyFlowDefinition,
  snapshot: AnyMachineSnapshot,
  names: Readonly<Record<string, string>>,
) {
  const offered = flow
    .catalogue(snapshot)
    .filter(({ group, event }) => group === "user" && snapshot.can(event));
  for (const [type, name] of Object.entries(names)) {
    const isTaken = offered.some(({ event }) => event.type === type);
    const buttons = within(root).queryAllByRole("button", { name });
    await expect(buttons.some(isPressable), `"${name}" sends ${type}`).toBe(isTaken);
  }
}

/** Longest wait for a lazily loaded dialog, milliseconds. */
const TO_LOAD = 5_000;

/** The open dialog, after its animation. */
export async function dialogAtRest() {
  const dialog = await waitFor(
    () => {
      const open = document.querySelector<HTMLElement>('[role$="dialog"]');
      if (!open) throw new Error("No dialog is open.");
      return open;
    },
    { timeout: TO_LOAD },
  );
  await waitFor(() => standsStill(dialog));
  return dialog;
}

/** Waits until the named element has focus. */
export const focusIsOn = (name: string | RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
