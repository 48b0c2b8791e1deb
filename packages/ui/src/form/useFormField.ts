import { useField, useForm } from "react-final-form";
import { useSay } from "./FormMessages";
import { useRefusalOf } from "./useRefusal";
import type { Problem, Say } from "./problem";

/** What every form field is given instead of value, onChange and error. */
export interface FormFieldProps {
  name: string;
  /** Says this field's problems in its own words, instead of those of FormMessages. */
  validationText?: Say;
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

/** The field left, or the form sent: only then is a problem told. A refusal by the provider lasts until the next edit. */
const toldProblem = ({ touched, error, submitError, dirtySinceLastSubmit }: FieldMeta) =>
  touched ? (error ?? (dirtySinceLastSubmit ? undefined : submitError)) : undefined;

/**
 * Binds one field of the form around it. Draws again only when this field's value, problem or touched state changes.
 * `empty` stands in for a value the form does not have.
 */
export function useFormField<V>({ name, validationText }: FormFieldProps, empty: V) {
  const say = useSay(validationText);
  const form = useForm();
  const config = { subscription, allowNull: true, format: asItIs, parse: asItIs };
  const { input, meta } = useField<V | undefined>(name, config);
  const problem = toldProblem(meta);
  const refused = useRefusalOf(name, input.value);
  return {
    value: input.value ?? empty,
    change: (value: V) => input.onChange(value),
    /** The choice is made, also while the focus rests in a text that pauses the judging (see useFormText). */
    blur: () => {
      form.resumeValidation();
      input.onBlur();
    },
    isTouched: meta.touched === true,
    /** Belongs on the field component. */
    bound: { name, "data-field": name, error: problem ? say(problem) : refused },
  };
}
