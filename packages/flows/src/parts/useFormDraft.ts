import { createContext, use, useLayoutEffect } from "react";
import { useForm } from "react-final-form";

/** A mounted form whose values are kept. */
export interface OpenForm {
  /** Values typed before; undefined if none. */
  typedBefore: object | undefined;
  /** Null if there is nothing unsent. */
  type(values: object | null): void;
  close(): void;
}

/** Keeps form values so that they survive the end of a session. */
export interface FormDrafts {
  open(name: string): OpenForm;
}

const FormDraftsContext = createContext<FormDrafts | null>(null);
export const FormDraftsProvider = FormDraftsContext.Provider;

const heard = { dirty: true, values: true };

/** Restores a form's draft and keeps it up to date. */
export function useFormDraft(name: string | undefined) {
  const drafts = use(FormDraftsContext);
  const form = useForm<Record<string, unknown>>();
  useLayoutEffect(() => {
    if (!drafts || name === undefined) return;
    const draft = drafts.open(name);
    const typed = new Map(Object.entries(draft.typedBefore ?? {}));
    if (typed.size > 0)
      form.batch(() => {
        const fields = new Set([...Object.keys(form.getState().values), ...typed.keys()]);
        fields.forEach((field) => form.change(field, typed.get(field)));
      });
    const stop = form.subscribe(({ dirty, values }) => draft.type(dirty ? values : null), heard);
    return () => {
      stop();
      const { submitSucceeded, dirtySinceLastSubmit } = form.getState();
      if (submitSucceeded && !dirtySinceLastSubmit) draft.type(null);
      draft.close();
    };
  }, [drafts, name, form]);
}
