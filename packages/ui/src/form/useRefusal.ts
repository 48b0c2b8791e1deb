import { createContext, use } from "react";

/** What the provider refused, of one field. */
export interface Refusal {
  /** Name of the field. */
  field: string;
  text: string;
  /** Tells one refusal from the next: a new one moves the focus. */
  cause: unknown;
}

/** A refusal, and what the field held when it came: it is about that and nothing else. */
export const RefusalContext = createContext<(Refusal & { value: unknown }) | null>(null);

/** The words of a refusal of what this field holds, if there is one. */
export function useRefusalOf(name: string, value: unknown): string | undefined {
  const refusal = use(RefusalContext);
  return refusal?.field === name && refusal.value === value ? refusal.text : undefined;
}
