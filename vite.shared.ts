import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { type Plugin } from "vite";
import { basePath, below } from "./basePath.mjs";
import { bareStyle } from "./styles.shared.ts";
import { languages } from "./packages/domain/src/language/language.ts";

/** Addresses that these modules name, where the host has them. */
export const namedBelow = (modules: RegExp, beginning?: string): Plugin => ({
  name: "amberline-named-below",
  apply: () => basePath !== "/",
  transform: { filter: { id: modules }, handler: (code) => below(code, beginning) },
});

/** React Aria empties its live region by innerHTML, which a page's policy forbids (trusted types). */
export const trustedAnnouncer = (): Plugin => ({
  name: "amberline-trusted-announcer",
  transform: {
    filter: { id: /dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/ },
    handler(code) {
      const trusted = code.replaceAll(/\.innerHTML = (''|"")/g, ".replaceChildren()");
      if (trusted === code) this.error("The live announcer no longer uses innerHTML.");
      return trusted;
    },
  },
});

/** React Aria's own words, in the languages of the interface only. */
export const ownLocales = (): Plugin => ({
  ...optimizeLocales.vite({
    locales: languages
      .map((each) => new Intl.Locale(each).maximize())
      .map(({ language, region }) => `${language}-${region}`),
  }),
  enforce: "pre",
});

/** The packages' own builds have done it already. */
export const bareStyles = (): Plugin => ({
  name: "amberline-bare-styles",
  apply: "build",
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler: bareStyle,
  },
});
