import type { ReactNode } from "react";
import type { Language } from "@amberline/domain/language";
import { I18nextProvider } from "@amberline/flows/i18n";
import { prerender } from "react-dom/static";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { App } from "./App";
import { brand } from "./brand";
import { appHead, manifestOf } from "./manifest";
import { OPENING_PAGE, UNLOADED_PAGE, type OpeningPage } from "./openingPage";
import { LanguageChoice } from "./pages/LanguageChoice";
import { OpeningShell } from "./pages/OpeningShell";
import { headingOf, isUntitled, titleOf } from "./pages/PageWaiting";
import { widthOf } from "./pages/formPages";
import { OfflinePage, UnloadedPage } from "./pages/UnloadedPage";
import { menuEntries } from "./pages/menuEntries";
import type { PaintedPage } from "./paintedPage";
import { paths } from "./paths";
import { routes } from "./routes";
import { createBank, type Bank } from "./wiring/bank";
import { storage } from "./wiring/browser/storage";
import { BankProvider } from "./wiring/hooks/useBank";
import { loadCatalogue } from "./wiring/i18n/catalogues";

/** Replaced by a fresh nonce in every response. */
const NONCE = "__CSP_NONCE__";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function openingPage({ i18n }: Bank): OpeningPage {
  const entriesAt = (path: string) =>
    menuEntries(i18n.t, path, { isCompany: false, unreadMessages: 0, toApprove: null, hasSpaces: true });
  const entryOf = (path: string) =>
    entriesAt(path).find(({ isCurrent, isParent }) => isCurrent || isParent)?.href ?? path;
  const inShell = routes.filter(({ access }) => access !== "signedOut");
  return {
    session: storage.keyOf("session"),
    brand: brand.name,
    home: paths.home,
    pages: Object.fromEntries(
      inShell.map(({ path, name }) => [
        path,
        [i18n.t(titleOf(name)), i18n.t(headingOf(name)), entryOf(path), widthOf(path)],
      ]),
    ),
    untitled: inShell.filter(({ name }) => isUntitled(name)).map(({ path }) => path),
    barless: inShell
      .map(({ path }) => path)
      .filter((path) => !entriesAt(path).some((entry) => "bar" in entry)),
  };
}

const paintOf = (sheet: ServerStyleSheet) => async (page: ReactNode) => {
  const { prelude } = await prerender(<StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>);
  return new Response(prelude).text();
};

async function completeBank(language: Language): Promise<Bank> {
  const bank = createBank(language, await loadCatalogue("signedIn", language));
  await bank.i18n.complete();
  return bank;
}

export async function writeManifest(language: Language): Promise<string> {
  return JSON.stringify(manifestOf(await completeBank(language), language));
}

/** Without a script of the app. */
export async function prerenderOffline(language: Language): Promise<Omit<PaintedPage, "templates">> {
  const bank = createBank(language, await loadCatalogue("first", language));
  const sheet = new ServerStyleSheet({ nonce: NONCE });
  try {
    const app = await paintOf(sheet)(
      <I18nextProvider i18n={bank.i18n}>
        <OfflinePage />
      </I18nextProvider>,
    );
    return { app, head: sheet.getStyleTags() + appHead(language) };
  } finally {
    sheet.seal();
  }
}

/**
 * Renders at build time what is painted before any script arrives: sign-in for its own path, and for all paths the shell
 * and the page of last resort. Buttons of sign-in stay disabled until the scripts run, but that of the form: `boot.ts`
 * keeps a submit for them. The browser submits nothing natively, or the password would be in the address.
 */
export async function prerenderPage(language: Language, isSignIn: boolean): Promise<PaintedPage> {
  const sheet = new ServerStyleSheet({ nonce: NONCE });
  const paint = paintOf(sheet);
  try {
    const first = createBank(language, await loadCatalogue("first", language));
    const bank = await completeBank(language);
    const app = isSignIn ? await paint(<App bank={first} ssrPath={paths.signIn} />) : "";
    const inBank = (page: ReactNode) => (
      <I18nextProvider i18n={bank.i18n}>
        <BankProvider value={bank}>{page}</BankProvider>
      </I18nextProvider>
    );
    // The page's policy ignores style attributes; `boot.ts` sets them.
    const template = async (id: string, page: ReactNode, data = "") =>
      `<template id="${id}"${data}>${(await paint(inBank(page))).replaceAll(' style="', ' data-style="')}</template>`;
    const opening = ` data-page="${escaped(JSON.stringify(openingPage(bank)))}"`;
    const templates = [
      await template(OPENING_PAGE, <OpeningShell languageSwitch={<LanguageChoice />} />, opening),
      await template(UNLOADED_PAGE, <UnloadedPage />),
    ];
    return {
      app: app
        .replaceAll(/<button (?!type="submit")/g, '<button data-painted disabled aria-busy="true" ')
        .replaceAll('<button type="submit"', '<button data-painted type="submit"')
        .replaceAll("<form ", '<form method="dialog" '),
      templates: templates.join(""),
      head: sheet.getStyleTags() + appHead(language),
    };
  } finally {
    sheet.seal();
  }
}
