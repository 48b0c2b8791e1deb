import { useMemo } from "react";
import { useTranslation } from "../i18n";
import { namesIn, type Names } from "./names";

export function useNames(flow: string): Names {
  const { language } = useTranslation();
  return useMemo(() => namesIn(flow, language), [flow, language]);
}
