import { useDeferredValue, useState } from "react";

/** What is typed into a search, and what is looked for by now. */
export function useSearch() {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  return { typed, setTyped, search };
}
