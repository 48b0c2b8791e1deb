import { createElement, type ReactElement } from "react";
import type { i18n as Instance } from "i18next";
import { Trans as AnyTrans } from "react-i18next";
import { useI18n, type I18next, type TextKey } from "./i18n";

interface TransProps<Key> {
  i18nKey: Key;
  values?: Record<string, string>;
  count?: number;
  components: Record<string, ReactElement>;
}

// In two steps: a union of all keys is too complex for the compiler.
const trans: (props: TransProps<string> & { i18n: Instance }) => ReactElement = AnyTrans;

/** A text with elements. In its own file, because sign-in does not need it. */
export function Trans(props: TransProps<TextKey>): ReactElement {
  const i18n = useI18n();
  const whole = i18n.whole ? i18n.whole() : (i18n as I18next);
  if (!whole) throw new Error("A text with elements needs all of i18next: wait for `complete`.");
  return createElement(trans, { ...props, i18n: whole as unknown as Instance });
}
