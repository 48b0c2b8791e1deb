import type { ReactNode } from "react";

export interface PageProps {
  /** Largest inline size of what stands on the page, in pixels. */
  width: number;
  children: ReactNode;
}

/** Puts a screen where the app puts it: in a main of its width. */
export function Page({ width, children }: PageProps) {
  return <main style={{ maxInlineSize: width, marginInline: "auto" }}>{children}</main>;
}
