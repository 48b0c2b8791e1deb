import type { KeyboardEvent } from "react";

/**
 * Whether a key belongs to an input method. Safari ends a composition before the keydown event that ended it; only key
 * code 229 tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
