import { noticeText } from "@amberline/flows/parts";
import type { ToastCalls } from "@amberline/flows/shared";
import { useBank } from "../wiring/hooks/useBank";

/** Shows toasts of flows in the current language. */
export function useShowToast(): ToastCalls["showToast"] {
  const { toasts, i18n } = useBank();
  return ({ tone, notice }) => toasts.show({ tone, text: noticeText(notice, i18n.t, i18n.language) });
}
