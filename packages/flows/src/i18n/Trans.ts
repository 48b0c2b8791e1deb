import type { ReactElement } from "react";
import { Trans as AnyTrans } from "react-i18next";
import type { TextKey } from "./i18n";

interface TransProps<Key> {
  i18nKey: Key;
  values?: Record<string, string>;
  count?: number;
  components: Record<string, ReactElement>;
}

// In two steps: a union of all keys is too complex for the compiler.
const trans: (props: TransProps<string>) => ReactElement = AnyTrans;

/** A text with elements. In its own file, because sign-in does not need it. */
export const Trans: (props: TransProps<TextKey>) => ReactElement = trans;
