import type { FormApi } from "final-form";

const takesFocus = "input, textarea, select, button";

/** The control itself, or the chosen or first possible one of a group. */
const controlOf = (field: HTMLElement) =>
  field.matches(takesFocus)
    ? field
    : (field.querySelector<HTMLElement>("input:checked:enabled") ??
      field.querySelector<HTMLElement>("input:enabled:not([hidden])") ??
      field.querySelector<HTMLElement>("button:enabled"));

const fieldsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>("[data-field]")];

/**
 * Moves focus to a field by its name, and the field to the middle of the screen, clear of bars and keyboards. A group in
 * which nothing can be chosen takes the focus as a whole.
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
 * Moves focus to the first field, in reading order, that the form holds invalid. Fields are found by `data-field`,
 * which every form field sets. Answers whether there was one.
 */
export function focusFirstInvalid<Values>(form: FormApi<Values>, element: HTMLElement): boolean {
  const first = fieldsOf(element).find(
    ({ dataset }) => form.getFieldState(dataset.field as keyof Values)?.invalid,
  );
  if (first) controlOf(first)?.focus();
  return first !== undefined;
}
