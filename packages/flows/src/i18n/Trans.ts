import type { ReactElement } from "react";
import { Trans as AnyTrans } from "react-i18next";
import type { TextKey } from "./i18n";

interface TransProps<Key> {
  i18nKey: Key;
  values?: Record<string, string>;
  count?: number;
  components: Record<string, ReactElement>;
}

// In two steps: the keys at once are a union too complex for the compiler.
const trans: (props: TransProps<string>) => ReactElement = AnyTrans;

/** A text with elements in it. In a file of its own, because sign-in does without. */
export const Trans: (props: TransProps<TextKey>) => ReactElement = trans;
