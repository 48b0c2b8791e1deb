import { useField, useForm } from "react-final-form";
import { useFormMessages } from "./FormMessages";
import { useAfterPress } from "./useAfterPress";
import { useRefusalOf } from "./useRefusal";
import type { Problem, FormatProblem } from "./problem";

/** Props of every form field in place of value, onChange and error. */
export interface FormFieldProps {
  /** Name of the value in the form. */
  name: string;
  /** Overrides the messages of FormMessages. */
  validationText?: FormatProblem;
  /** Told to screen readers; what is optional says so in its label. @default true, of a checkbox false */
  required?: boolean | undefined;
}

interface FieldMeta {
  error?: Problem;
  submitError?: Problem;
  touched?: boolean;
  dirtySinceLastSubmit?: boolean;
}

const subscription = {
  value: true,
  error: true,
  submitError: true,
  touched: true,
  dirtySinceLastSubmit: true,
} as const;
const asItIs = <V>(value: V) => value;

/** A problem is shown only after blur or submit. A refusal by the provider lasts until the next edit. */
const shownProblem = ({ touched, error, submitError, dirtySinceLastSubmit }: FieldMeta) =>
  touched ? (error ?? (dirtySinceLastSubmit ? undefined : submitError)) : undefined;

/**
 * Binds one field of the surrounding form. Renders again only when its value, problem or touched state changes. `empty`
 * replaces an undefined value.
 */
export function useFormField<V>({ name, validationText, required = true }: FormFieldProps, empty: V) {
  const { formatProblem, fixLabel } = useFormMessages(validationText);
  const form = useForm();
  const afterPress = useAfterPress();
  const config = { subscription, allowNull: true, format: asItIs, parse: asItIs };
  const { input, meta } = useField<V | undefined>(name, config);
  const problem = shownProblem(meta);
  const refused = useRefusalOf(name, input.value);
  const fix = problem?.fix;
  return {
    value: input.value ?? empty,
    change: (value: V) => input.onChange(value),
    /** Confirms a choice, also while validation is paused by a focused text field (see useFormText). */
    blur: () => {
      form.resumeValidation();
      afterPress(() => input.onBlur());
    },
    isTouched: meta.touched === true,
    /** The text corrected, to offer below the error. */
    fix: fix && fixLabel ? { text: fix, label: fixLabel(fix) } : null,
    /** Props for the field component. */
    bound: {
      name,
      "data-field": name,
      "aria-required": required || undefined,
      error: problem ? formatProblem(problem) : refused,
    },
  };
}
