import { useState, type ReactElement, type ReactNode } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

export interface StyleRegistryProps {
  /** The framework's hook that adds to the HTML while it is sent: `useServerInsertedHTML` of Next. */
  useInsertedHtml: (write: () => ReactNode) => void;
  /** Nonce of the Content-Security-Policy, for the styles in the HTML. */
  nonce?: string;
  /** The page. */
  children: ReactNode;
}

/** Puts the styles of a page that a server renders in pieces into its HTML. Around the page, once. */
export function StyleRegistry({ useInsertedHtml, nonce, children }: StyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet(nonce === undefined ? {} : { nonce }));
  useInsertedHtml(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  if (typeof document !== "undefined") return <>{children}</>;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}

/** The same for a server that renders a page at once: render `page`, then put `tags()` into the head of its HTML. */
export function collectStyles(
  page: ReactNode,
  options: { nonce?: string } = {},
): { page: ReactElement; tags: () => string } {
  const sheet = new ServerStyleSheet(options);
  return {
    page: <StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>,
    tags: () => sheet.getStyleTags(),
  };
}
