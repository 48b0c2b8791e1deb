import { useDeferredValue, useState } from "react";

/** The typed text, and the deferred text to search for. */
export function useSearch() {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  return { typed, setTyped, search };
}
