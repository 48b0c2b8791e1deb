import { useMemo } from "react";
import { useTranslation } from "../i18n";
import { namesIn, type Names } from "./names";

/** What everything in a flow is called in the language of the tool. */
export function useNames(flow: string): Names {
  const { language } = useTranslation();
  return useMemo(() => namesIn(flow, language), [flow, language]);
}
