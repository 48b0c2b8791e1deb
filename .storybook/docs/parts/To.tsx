import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import type { Entry } from "./entries";

interface ToProps {
  entry: Pick<Entry, "id"> | undefined;
  kind: "docs" | "story";
  children: ReactNode;
}

/** Link to a page or story of this Storybook; plain text if there is none. */
export const To = ({ entry, kind, children }: ToProps) =>
  entry ? (
    <AnchorMdx href={`?path=/${kind}/${entry.id}`} target="_self">
      {children}
    </AnchorMdx>
  ) : (
    <>{children}</>
  );
