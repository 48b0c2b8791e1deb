import { useMemo } from "react";
import { hasLegalForm } from "@amberline/domain/names";
import type { FormApi } from "final-form";
import { useForm } from "react-final-form";

type PaymentForm = FormApi<Record<string, string | undefined>>;

/** The legal form in a name tells a company. */
export const payeeTypeOf = (name: string) => (hasLegalForm(name) ? "organization" : "private");

/** What the form itself put into its fields; anything else there is the customer's. */
const filled = new WeakMap<object, Map<string, string | undefined>>();

function filledOf(form: PaymentForm) {
  const known = filled.get(form) ?? new Map(Object.entries(form.getState().initialValues ?? {}));
  filled.set(form, known);
  return known;
}

/** Fills the form in for a payee, and forgets what came with the one before. */
export function useFillIn() {
  const form: PaymentForm = useForm();
  return useMemo(() => {
    const isTyped = (field: string) => {
      const value = form.getState().values[field];
      return Boolean(value) && value !== filledOf(form).get(field);
    };
    const put = (field: string, text: string | undefined) => {
      filledOf(form).set(field, text || undefined);
      form.change(field, text || undefined);
    };
    return {
      isTyped,
      put,
      /** Leaves what the customer typed; without a text, clears what was filled in. */
      offer: (field: string, text?: string) => {
        if (!isTyped(field)) put(field, text);
      },
      /** What stands there is the customer's from now on. */
      keep: (field: string) => void filledOf(form).delete(field),
    };
  }, [form]);
}
