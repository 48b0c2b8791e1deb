import type { ReactNode } from "react";

export interface FlowFrameProps {
  /** Largest inline size of what stands on the page, in pixels. */
  width: number;
  children: ReactNode;
}

/** The room the app leaves around a page. */
const room = "var(--space-24) clamp(var(--space-16), 4vw, var(--space-32))";

/** Puts a screen where the app puts it: in a main of its width. */
export function FlowFrame({ width, children }: FlowFrameProps) {
  return (
    <main style={{ maxInlineSize: width, marginInline: "auto", padding: room, boxSizing: "content-box" }}>
      {children}
    </main>
  );
}
