import type { Notice } from "./notice";

export interface ToastNotice {
  tone: "positive" | "negative";
  notice: Notice;
}

/** What a flow that shows toasts needs from outside. */
export interface ToastCalls {
  showToast(toast: ToastNotice): void;
}

/** The action of a chart that shows a text of the catalogue in a toast. */
export const toast = (tone: ToastNotice["tone"], key: string) =>
  ({ type: "showToast", params: { tone, notice: { key } } }) as const;
