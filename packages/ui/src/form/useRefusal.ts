import { createContext, use } from "react";

/** A provider's refusal of one field. */
export interface Refusal {
  /** Name of the field that was refused. */
  field: string;
  /** Why it was refused. */
  text: string;
  /** Identity of the refusal: a new one moves the focus. */
  cause: unknown;
}

/** A refusal and the field's value at that time; it applies only to that value. */
export const RefusalContext = createContext<(Refusal & { value: unknown }) | null>(null);

/** Message of a refusal that applies to the field's current value. */
export function useRefusalOf(name: string, value: unknown): string | undefined {
  const refusal = use(RefusalContext);
  return refusal?.field === name && refusal.value === value ? refusal.text : undefined;
}
