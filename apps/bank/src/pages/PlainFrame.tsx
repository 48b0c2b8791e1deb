import type { ReactNode } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { BrandMark } from "@amberline/ui/BrandMark";
import { PlainLayout } from "@amberline/ui/PlainLayout";
import { brand } from "../brand";
import type { Language } from "../wiring/preferences";
import { LanguageChoice } from "./LanguageChoice";

/** Pages for people who are not signed in: brand, language, one column, the drops of amber. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <PlainLayout
      brand={<BrandMark name={brand.name} />}
      languageSwitch={<LanguageChoice />}
      slogan={brand.slogan[i18n.language as Language]}
    >
      {children}
    </PlainLayout>
  );
}
