import { createContext, use } from "react";

/** What the provider refused, of one field. */
export interface Refusal {
  /** Name of the field. */
  field: string;
  text: string;
  /** Tells one refusal from the next: a new one moves the focus. */
  cause: unknown;
}

export const RefusalContext = createContext<Refusal | null>(null);

/** The words of a refusal of this field, if there is one. */
export function useRefusalOf(name: string): string | undefined {
  const refusal = use(RefusalContext);
  return refusal?.field === name ? refusal.text : undefined;
}
