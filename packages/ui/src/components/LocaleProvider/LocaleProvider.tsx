import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";

export interface LocaleProviderProps {
  /** Language tag of the interface; without it the browser's is taken. */
  locale: string;
  children: ReactNode;
}

/** Tells dialogs, menus and lists which language their hidden words are in. */
export const LocaleProvider = ({ locale, children }: LocaleProviderProps) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
