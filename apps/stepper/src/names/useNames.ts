import { useMemo } from "react";
import { useTranslation } from "../i18n";
import { namesIn, type Names } from "./names";

/** Names of a flow in the tool's language. */
export function useNames(flow: string): Names {
  const { language } = useTranslation();
  return useMemo(() => namesIn(flow, language), [flow, language]);
}
