import type { ReactNode } from "react";
import { LinkButton, type LinkButtonProps } from "@amberline/ui/Button";
import { useGoTo } from "./useGoTo";

interface RouteButtonProps extends Omit<LinkButtonProps, "href" | "onClick"> {
  to: string;
  children: ReactNode;
}

/** A link that looks like a button and moves within the app; with a modifier key it is the browser's. */
export function RouteButton({ to, ...look }: RouteButtonProps) {
  const goTo = useGoTo();
  return (
    <LinkButton
      href={to}
      {...look}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(to);
      }}
    />
  );
}
