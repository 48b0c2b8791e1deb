import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useHover,
  useInteractions,
  type Placement,
} from "@floating-ui/react";
import { Panel } from "./Tooltip.styles";

/** In ms; a passing pointer does not open the tooltip. */
const DELAY = { open: 300, close: 100 };

interface TooltipPanelProps {
  /** Undefined if the control already says the same. */
  id: string | undefined;
  text: string;
  placement: Placement;
  trigger: HTMLElement;
  isOpen: boolean;
  onShow: (isShown: boolean) => void;
}

/** Rendered in the browser's top layer, so that it is neither clipped nor covered by a dialog. */
export default function TooltipPanel({ id, text, trigger, placement, isOpen, onShow }: TooltipPanelProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [canHover] = useState(() => matchMedia("(hover: hover)").matches);
  const { floatingStyles, context, update } = useFloating({
    open: isOpen,
    onOpenChange: (isShown) => onShow(isShown),
    placement,
    strategy: "fixed",
    elements: { reference: trigger, floating: panel },
    middleware: [offset(8), flip(), shift({ padding: 8 })],
  });
  const hover = useHover(context, {
    enabled: canHover,
    move: false,
    delay: DELAY,
    handleClose: safePolygon(),
  });
  // In the capture phase: Escape closes the tooltip and leaves the dialog around it open.
  const dismiss = useDismiss(context, { capture: { escapeKey: true } });
  const { getFloatingProps } = useInteractions([hover, dismiss]);

  // The pointer may already be there when this code is loaded.
  const showIfHovered = useEffectEvent(() => {
    if (canHover && trigger.matches(":hover")) onShow(true);
  });
  useEffect(() => {
    const timer = setTimeout(showIfHovered, DELAY.open);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (!isOpen || !panel) return;
    panel.showPopover();
    const stop = autoUpdate(trigger, panel, update);
    return () => {
      stop();
      panel.hidePopover();
    };
  }, [isOpen, panel, trigger, update]);

  return (
    <Panel
      ref={setPanel}
      id={id}
      role={id ? "tooltip" : undefined}
      aria-hidden={id ? undefined : true}
      popover="manual"
      style={floatingStyles}
      {...getFloatingProps()}
    >
      {text}
    </Panel>
  );
}
