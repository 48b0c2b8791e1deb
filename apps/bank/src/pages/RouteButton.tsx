import type { MouseEvent, ReactNode } from "react";
import { LinkButton, type LinkButtonProps } from "@amberline/ui/Button";
import { useGoTo } from "./useGoTo";

interface RouteButtonProps extends Omit<LinkButtonProps, "href" | "onClick"> {
  to: string;
  /** Told just before it is followed within the app. */
  onFollow?: () => void;
  children: ReactNode;
}

/** Follows a link within the app; with a modifier key it is the browser's. */
export function followedBy(event: MouseEvent, follow: () => void) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  follow();
}

/** A link that looks like a button and moves within the app; with a modifier key it is the browser's. */
export function RouteButton({ to, onFollow, ...look }: RouteButtonProps) {
  const goTo = useGoTo();
  const follow = () => {
    onFollow?.();
    goTo(to);
  };
  return <LinkButton href={to} {...look} onClick={(event) => followedBy(event, follow)} />;
}
