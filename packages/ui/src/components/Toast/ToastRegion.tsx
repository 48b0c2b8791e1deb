import { type ComponentProps, type FocusEvent, useRef } from "react";
import { type ToastMessage } from "./createToastQueue";
import { Toast } from "./Toast";
import { Region } from "./Toast.styles";

export interface ToastRegionProps extends Omit<ComponentProps<"section">, "children"> {
  /** Accessible names of the landmark and of the dismiss button. */
  words: { region: string; dismiss: string };
  /** At most three, oldest first. */
  toasts: readonly ToastMessage[];
  /** Called with the id of the toast that goes. */
  onDismiss: (id: string) => void;
  /** Called when a toast has timed out. @default onDismiss */
  onExpire?: (id: string) => void;
  /** Milliseconds until a toast times out. @default 8000 */
  duration?: number;
}

/**
 * Toasts in a corner, announced politely; errors interrupt. Always rendered, so that the live region exists before its
 * first toast.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { words, toasts, onDismiss, onExpire = onDismiss, duration = 8000, ...rest } = props;
  const cameFrom = useRef<HTMLElement | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isOutside) cameFrom.current = relatedTarget;
  };
  const dismiss = (id: string) => {
    cameFrom.current?.focus({ preventScroll: true });
    onDismiss(id);
  };
  const show = (toast: ToastMessage) => (
    <Toast
      key={toast.id}
      toast={toast}
      dismissWord={words.dismiss}
      duration={duration}
      onDismiss={dismiss}
      onExpire={onExpire}
    />
  );
  // `data-react-aria-top-layer` keeps React Aria from hiding the region while a dialog is open.
  return (
    <Region aria-label={words.region} data-react-aria-top-layer="true" onFocus={remember} {...rest}>
      <div aria-live="polite">{toasts.filter(({ tone }) => tone !== "negative").map(show)}</div>
      <div aria-live="assertive">{toasts.filter(({ tone }) => tone === "negative").map(show)}</div>
    </Region>
  );
}
