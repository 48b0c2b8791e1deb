import type { FormApi } from "final-form";

const takesFocus = "input, textarea, select, button";

/** The control itself, or the chosen or first possible one of a group. */
const controlOf = (field: HTMLElement) =>
  field.matches(takesFocus)
    ? field
    : (field.querySelector<HTMLElement>("input:checked:enabled") ??
      field.querySelector<HTMLElement>("input:enabled"));

/**
 * Moves focus to the first field, in reading order, that the form holds invalid. Fields are found by `data-field`,
 * which every form field sets. Answers whether there was one.
 */
export function focusFirstInvalid<Values>(form: FormApi<Values>, element: HTMLElement): boolean {
  const fields = [...element.querySelectorAll<HTMLElement>("[data-field]")];
  const first = fields.find(({ dataset }) => form.getFieldState(dataset.field as keyof Values)?.invalid);
  if (first) controlOf(first)?.focus();
  return first !== undefined;
}
