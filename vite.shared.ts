import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { type Plugin } from "vite";

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
  ...optimizeLocales.vite({ locales: ["en-US", "lv-LV"] }),
  enforce: "pre",
});

/** Takes comments and indentation out of styles, which are text to every other tool. */
export const bareStyles = (): Plugin => ({
  name: "amberline-bare-styles",
  apply: "build",
  transform: {
    filter: { id: /\.styles\.ts$|\/packages\/(ui|flows|app-kit)\/dist\/.*\.js$/ },
    handler: (code) => code.replaceAll(/\n *\/\*[^*]*\*\/(?=\n)/g, "").replaceAll(/\n +/g, "\n"),
  },
});
