import { createContext, use, useLayoutEffect } from "react";
import { useForm } from "react-final-form";

/** A form on screen whose text is kept. */
export interface OpenForm {
  /** What was typed into it before; undefined when nothing is kept. */
  typedBefore: object | undefined;
  /** Null when nothing in it is typed and unsent. */
  type(values: object | null): void;
  close(): void;
}

/** Keeps what is typed into the forms of a page, so that it is not lost with a session. */
export interface FormDrafts {
  open(name: string): OpenForm;
}

const FormDraftsContext = createContext<FormDrafts | null>(null);
export const FormDraftsProvider = FormDraftsContext.Provider;

const heard = { dirty: true, values: true };

/** Begins a form with what was typed into it before, and keeps what is typed now. */
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
