import type { Language } from "@amberline/domain/language";
import { prerender } from "react-dom/static";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { App } from "./App";
import { paths } from "./paths";
import { createBank } from "./wiring/bank";
import { loadCatalogue } from "./wiring/i18n/catalogues";

/** Replaced by a fresh nonce in every response. */
const NONCE = "__CSP_NONCE__";

/**
 * Renders the sign-in page at build time. `styles` belong in its head. Buttons stay disabled until the scripts run: before
 * that a press would be lost, or the browser would submit the form natively, password included.
 */
export async function prerenderSignIn(language: Language): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet({ nonce: NONCE });
  try {
    const bank = createBank(language, await loadCatalogue("first", language));
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <App bank={bank} ssrPath={paths.signIn} />
      </StyleSheetManager>,
    );
    const painted = await new Response(prelude).text();
    const html = painted
      .replaceAll("<button ", '<button data-painted disabled aria-busy="true" ')
      .replaceAll("<form ", '<form method="dialog" ');
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
