import { createContext, use, type ReactNode } from "react";
import type { Say } from "./problem";

const SayContext = createContext<Say | null>(null);

export interface FormMessagesProps<Key extends string> {
  /** Turns every problem of the fields inside into words. */
  say: Say<Key>;
  children: ReactNode;
}

/** Gives the fields inside their words. One near the top of the app is enough. */
export function FormMessages<Key extends string>({ say, children }: FormMessagesProps<Key>) {
  return <SayContext value={say as Say}>{children}</SayContext>;
}

/** The way to say a problem: the field's own, or that of the nearest FormMessages. Throws when there is neither. */
export function useSay(own: Say | undefined): Say {
  const shared = use(SayContext);
  const say = own ?? shared;
  if (!say) {
    throw new Error(
      "A form field cannot put its problems into words. Put a <FormMessages say={…}> around the form, or give the field `validationText`.",
    );
  }
  return say;
}
