import type { ReactNode } from "react";

export interface FlowFrameProps {
  /** Maximum width of the content, px. */
  width: number;
  children: ReactNode;
}

/** The app's page margins. */
const room = "var(--space-24) clamp(var(--space-16), 4vw, var(--space-32))";

/** Renders a screen in a main element of its width, as the app does. */
export function FlowFrame({ width, children }: FlowFrameProps) {
  return (
    <main style={{ maxInlineSize: width, marginInline: "auto", padding: room, boxSizing: "content-box" }}>
      {children}
    </main>
  );
}
