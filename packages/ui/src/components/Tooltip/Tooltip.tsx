import {
  cloneElement,
  useCallback,
  useId,
  useState,
  type DOMAttributes,
  type ReactElement,
  type Ref,
} from "react";
import { lazyComponent } from "../LazyComponent/LazyComponent";
import { isCut } from "./isCut";

const Described = ({ id, text }: { id: string | undefined; text: string }) =>
  id ? (
    <span id={id} hidden>
      {text}
    </span>
  ) : null;

// The text is there for assistive technology without the panel too.
const TooltipPanel = lazyComponent(() => import("./TooltipPanel"), {
  waiting: ({ id, text }) => <Described id={id} text={text} />,
  isOptional: true,
});

interface TriggerProps extends DOMAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  "aria-describedby"?: string;
}

export interface TooltipProps {
  /** One sentence; null for no tooltip. */
  text: string | null;
  /** Shows the full text of a truncated control, only while it is truncated. @default false */
  isForCutText?: boolean;
  /** Preferred side. @default "top" */
  placement?: "top" | "bottom" | "bottom-start";
  /** The trigger: one element that passes on `ref`, events and `aria-describedby`. */
  children: ReactElement<TriggerProps>;
}

const pass = (ref: Ref<HTMLElement> | undefined, element: HTMLElement | null) => {
  if (typeof ref === "function") return ref(element);
  if (ref) ref.current = element;
  return undefined;
};

const isInert = (trigger: HTMLElement | null) => trigger?.getAttribute("aria-disabled") === "true";

/**
 * A sentence about a control, shown on hover and keyboard focus, and on touch by pressing a disabled control. It is
 * hoverable, and Escape hides it. It never takes focus, so it cannot contain controls. The positioning code is loaded
 * on first use.
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
  // Assistive technology reads the full text of a truncated control anyway.
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
  return (
    <>
      {control}
      {isWanted && trigger && text !== null ? (
        <TooltipPanel
          id={descriptionId}
          text={text}
          trigger={trigger}
          placement={placement}
          isOpen={isOpen}
          onShow={show}
        />
      ) : (
        <Described id={descriptionId} text={text ?? ""} />
      )}
    </>
  );
}
