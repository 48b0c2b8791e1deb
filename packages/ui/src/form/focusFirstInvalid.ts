import type { FormApi } from "final-form";

const takesFocus = "input, textarea, select, button";

/** The control itself; of a group the checked or first enabled one, of a date its first segment. */
const controlOf = (field: HTMLElement) =>
  field.matches(takesFocus)
    ? field
    : (field.querySelector<HTMLElement>("input:checked:enabled") ??
      field.querySelector<HTMLElement>("input:enabled:not([hidden], [type='hidden'])") ??
      field.querySelector<HTMLElement>("[role='spinbutton']") ??
      field.querySelector<HTMLElement>("button:enabled"));

const fieldsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>("[data-field]")];

/**
 * Focuses a field by its name and scrolls it to the middle of the screen, clear of sticky bars and on-screen keyboards.
 * A group without an enabled control is focused itself.
 */
export function focusField(element: HTMLElement, name: string) {
  const field = fieldsOf(element).find(({ dataset }) => dataset.field === name);
  if (!field) return;
  const control = controlOf(field) ?? field;
  if (control === field && !field.matches(takesFocus)) field.tabIndex = -1;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
}

/**
 * Focuses the first invalid field in reading order, found by the `data-field` that every form field sets. Returns
 * whether there was one.
 */
export function focusFirstInvalid<Values>(form: FormApi<Values>, element: HTMLElement): boolean {
  const first = fieldsOf(element).find(
    ({ dataset }) => form.getFieldState(dataset.field as keyof Values)?.invalid,
  );
  if (first) controlOf(first)?.focus();
  return first !== undefined;
}
