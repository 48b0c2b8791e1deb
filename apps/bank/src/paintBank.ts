import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { languages } from "@amberline/domain/language";
import { bankSheetOf } from "./bankSheet";
import { brand } from "./brand";
import { BANK_SHEET } from "./bankFile/bankSheetId";
import type { PageParts } from "./paintedPage";
import { prerenderOffline, prerenderPage, writeManifest } from "./prerender";

// Browsers paint a partial page and move it when the rest arrives; this makes them wait for the whole.
const wait = '<link rel="expect" blocking="render" href="#painted">';
const end = '<template id="painted"></template>';

const inert = (text: string) => text.replaceAll("<", "\\u003c");
const fontLink = /<link rel="preload" as="font"[^>]*>\s*/g;

/** The bank's file and its looks, put into the page of the build. */
function wear(page: string): string {
  const sheet = `<style nonce="__CSP_NONCE__" id="${BANK_SHEET}">${bankSheetOf(brand)}</style>`;
  const fonts = brand.font?.files.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
  );
  const own = fonts ? page.replaceAll(fontLink, "").replace("</title>", `</title>${fonts.join("")}`) : page;
  return own
    .replace(/<title>[^<]*/, () => `<title>${brand.name.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}`)
    .replace(/(<script[^>]* id="bank"[^>]*>)(?=<)/, (tag) => tag + inert(JSON.stringify(brand)))
    .replace("</head>", () => `${sheet}</head>`);
}

/** Of a language that this bank does not offer: whatever another one had there. */
function clear(language: string, into: string) {
  const manifest = `manifest.${language}.webmanifest`;
  const pages = ["login", "app", "offline"].map((name) => `${name}.${language}.html`);
  for (const name of [...pages, manifest, `${manifest}.br`, `${manifest}.gz`])
    rmSync(path.join(into, name), { force: true });
}

/**
 * Writes the pages of a bank, in each language it offers, and what a browser asks for to install it. Gives the names of
 * what it wrote.
 */
export async function paintBank(built: string, { boot, offline, preloads }: PageParts, into: string) {
  mkdirSync(into, { recursive: true });
  const written: string[] = [];
  const write = (name: string, text: string) => {
    writeFileSync(path.join(into, name), text);
    written.push(name);
  };
  const page = wear(built);
  write("bank.json", `${JSON.stringify(brand, null, 2)}\n`);
  for (const language of languages.filter((each) => !brand.languages.includes(each))) clear(language, into);
  for (const language of brand.languages) {
    for (const name of ["login", "app"]) {
      const { app, templates, head } = await prerenderPage(language, name === "login");
      write(
        `${name}.${language}.html`,
        page
          .replace("<!--app-->", () => app)
          .replace("<body>", () => `<body>${templates}${boot}`)
          .replace("</head>", () => `${wait}${head}${preloads[language]}</head>`)
          .replace("</body>", () => `${end}</body>`),
      );
    }
    write(`manifest.${language}.webmanifest`, await writeManifest(language));
    const { app, head } = await prerenderOffline(language);
    write(
      `offline.${language}.html`,
      page
        .replaceAll(
          /<script type="(?:module|application\/json)"[^>]*>[^<]*<\/script>|<link rel="modulepreload"[^>]*>/g,
          "",
        )
        .replace("<!--app-->", () => app)
        .replace("</head>", () => `${head}</head>`)
        .replace("</body>", () => `${offline}</body>`),
    );
  }
  return written;
}
