import {
  cloneElement,
  lazy,
  Suspense,
  useCallback,
  useId,
  useState,
  type DOMAttributes,
  type ReactElement,
  type Ref,
} from "react";
import { isCut } from "./isCut";

const TooltipPanel = lazy(() => import("./TooltipPanel"));

interface TriggerProps extends DOMAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  "aria-describedby"?: string;
}

export interface TooltipProps {
  /** One sentence; null where there is nothing to say now. */
  text: string | null;
  /** Shows only while the text of the control is cut off, and is then the whole of it. @default false */
  isForCutText?: boolean;
  /** Where it stands as long as there is room. @default "top" */
  placement?: "top" | "bottom" | "bottom-start";
  /** The control it is about: one element that passes on `ref`, events and `aria-describedby`. */
  children: ReactElement<TriggerProps>;
}

const pass = (ref: Ref<HTMLElement> | undefined, element: HTMLElement | null) => {
  if (typeof ref === "function") return ref(element);
  if (ref) ref.current = element;
  return undefined;
};

const isInert = (trigger: HTMLElement | null) => trigger?.getAttribute("aria-disabled") === "true";

/**
 * A sentence about a control, shown while the pointer or the keyboard's focus is on it; Escape hides it, and the pointer
 * may go onto it. A finger shows it by pressing a control that is disabled. It takes no focus: nothing in it can be
 * pressed. What places it is loaded when it is first needed.
 */
export function Tooltip({ text, isForCutText = false, placement = "top", children }: TooltipProps) {
  const id = useId();
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { ref, ...own } = children.props;
  const attach = useCallback(
    (element: HTMLElement | null) => {
      setTrigger(element);
      return pass(ref, element);
    },
    [ref],
  );
  const show = (isShown: boolean) => {
    setWanted(true);
    setOpen(isShown && text !== null && (!isForCutText || (trigger !== null && isCut(trigger))));
  };
  // Text that is cut off is in the control as a whole for assistive technology.
  const descriptionId = isForCutText || text === null ? undefined : id;
  const control = cloneElement(children, {
    ref: attach,
    "aria-describedby": [own["aria-describedby"], descriptionId].filter(Boolean).join(" ") || undefined,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      setWanted(true);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(":focus-visible")) show(true);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      setOpen(false);
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event);
      if (!isInert(trigger)) setOpen(false);
    },
    onPointerUp: (event) => {
      own.onPointerUp?.(event);
      if (event.pointerType === "touch" && isInert(trigger)) show(true);
    },
  });
  const described = descriptionId ? (
    <span id={descriptionId} hidden>
      {text}
    </span>
  ) : null;
  return (
    <>
      {control}
      {isWanted && trigger && text !== null ? (
        <Suspense fallback={described}>
          <TooltipPanel
            id={descriptionId}
            text={text}
            trigger={trigger}
            placement={placement}
            isOpen={isOpen}
            onShow={show}
          />
        </Suspense>
      ) : (
        described
      )}
    </>
  );
}
