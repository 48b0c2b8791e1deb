import { createContext, use, type ReactNode } from "react";
import type { FormatProblem } from "./problem";

const FormatProblemContext = createContext<FormatProblem | null>(null);

export interface FormMessagesProps<Key extends string> {
  /** Message of a problem, for every field inside. */
  formatProblem: FormatProblem<Key>;
  children: ReactNode;
}

/** Provides the messages of the fields inside. One near the root of the app is enough. */
export function FormMessages<Key extends string>({ formatProblem, children }: FormMessagesProps<Key>) {
  return <FormatProblemContext value={formatProblem as FormatProblem}>{children}</FormatProblemContext>;
}

/** The field's own messages, or those of the nearest FormMessages. Throws if there is neither. */
export function useFormatProblem(own: FormatProblem | undefined): FormatProblem {
  const shared = use(FormatProblemContext);
  const formatProblem = own ?? shared;
  if (!formatProblem) {
    throw new Error(
      "A form field has no messages. Wrap the form in <FormMessages formatProblem={…}> or pass `validationText` to the field.",
    );
  }
  return formatProblem;
}
