import type { ReactNode } from "react";
import { I18nProvider } from "react-aria/I18nProvider";

export interface LocaleProviderProps {
  /** Language tag of the interface; React Aria defaults to the browser's. */
  locale: string;
  /** Content. */
  children: ReactNode;
}

/** Sets the language of the built-in texts of dialogs, menus and lists. */
export const LocaleProvider = ({ locale, children }: LocaleProviderProps) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
