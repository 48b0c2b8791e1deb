import { createContext, use, type ReactNode } from "react";
import type { FormatProblem } from "./problem";

interface Messages {
  formatProblem: FormatProblem;
  fixLabel?: ((text: string) => string) | undefined;
}

const MessagesContext = createContext<Messages | null>(null);

export interface FormMessagesProps<Key extends string> {
  /** Message of a problem, for every field inside. */
  formatProblem: FormatProblem<Key>;
  /** Label of the button that takes the corrected text: "Use “INV 2026 001”". Without it no correction is offered. */
  fixLabel?: (text: string) => string;
  /** Content. */
  children: ReactNode;
}

/** Provides the messages of the fields inside. One near the root of the app is enough. */
export function FormMessages<Key extends string>(props: FormMessagesProps<Key>) {
  const { formatProblem, fixLabel, children } = props;
  return (
    <MessagesContext value={{ formatProblem: formatProblem as FormatProblem, fixLabel }}>
      {children}
    </MessagesContext>
  );
}

/** The field's own messages, or those of the nearest FormMessages. Throws if there is neither. */
export function useFormMessages(own: FormatProblem | undefined): Messages {
  const shared = use(MessagesContext);
  const formatProblem = own ?? shared?.formatProblem;
  if (!formatProblem) {
    throw new Error(
      "A form field has no messages. Wrap the form in <FormMessages formatProblem={…}> or pass `validationText` to the field.",
    );
  }
  return { formatProblem, fixLabel: shared?.fixLabel };
}
