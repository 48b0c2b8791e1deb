import { useMemo } from "react";
import { useWords } from "../words/useWords";
import { namesIn, type Names } from "./names";

/** What everything in a flow is called in the language of the tool. */
export function useNames(flow: string): Names {
  const { language } = useWords();
  return useMemo(() => namesIn(flow, language), [flow, language]);
}
