import { useMemo } from "react";
import { hasLegalForm } from "@amberline/domain/names";
import type { FormApi } from "final-form";
import { useForm } from "react-final-form";

type PaymentForm = FormApi<Record<string, string | undefined>>;

/** Infers a company from the legal form in its name. */
export const payeeTypeOf = (name: string) => (hasLegalForm(name) ? "organization" : "private");

/** Values filled in by the form; any other value was typed by the customer. */
const filled = new WeakMap<object, Map<string, string | undefined>>();

function filledOf(form: PaymentForm) {
  const known = filled.get(form) ?? new Map(Object.entries(form.getState().initialValues ?? {}));
  filled.set(form, known);
  return known;
}

/** Fills in the form for a payee and discards values filled in for the previous one. */
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
      /** Keeps what the customer typed; without a text, clears what was filled in. */
      offer: (field: string, text?: string) => {
        if (!isTyped(field)) put(field, text);
      },
      /** Treats the current value as typed by the customer. */
      keep: (field: string) => void filledOf(form).delete(field),
    };
  }, [form]);
}
