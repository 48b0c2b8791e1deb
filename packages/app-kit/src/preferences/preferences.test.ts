import { beforeEach, describe, expect, it, vi } from "vitest";
import { initialLanguage, keepLanguage } from "./language";
import { colourBar, keepTheme, shownTheme, startWithTheme, themeChoice } from "./theme";

/** A page of a browser with these cookies; `written` are those set since. */
function page({ cookie = "", lang = "", languages = [] as string[], protocol = "http:" } = {}) {
  const written: string[] = [];
  const documentElement = { lang, dataset: {} as Record<string, string> };
  const bars = ["light", "dark"].map((theme) => ({ dataset: { theme }, media: "" }));
  vi.stubGlobal("document", {
    documentElement,
    querySelectorAll: () => bars,
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("location", { protocol });
  return { written, documentElement, medias: () => bars.map(({ media }) => media) };
}

describe("the page language", () => {
  it.each([
    ["the chosen one", { cookie: "theme=dark; lang=lv", lang: "en" }, "lv"],
    ["the page's when none was chosen", { lang: "lv", languages: ["en-GB"] }, "lv"],
    ["the browser's when the page has none", { lang: "__LANG__", languages: ["et-EE", "lv-LV"] }, "lv"],
    ["English when the browser speaks neither", { languages: ["et-EE"] }, "en"],
    ["the page's when the cookie is spoilt", { cookie: "lang=xx", lang: "lv" }, "lv"],
  ])("is %s", (_, browser, language) => {
    page(browser);
    expect(initialLanguage()).toBe(language);
  });

  it("is one of those offered", () => {
    page({ cookie: "lang=lv", lang: "lv" });
    expect(initialLanguage(["en"], "en")).toBe("en");
  });

  it("is stored for a year and set on the page", () => {
    const { written, documentElement } = page();
    keepLanguage("lv");
    expect(written).toEqual(["lang=lv; path=/; max-age=31536000; samesite=strict"]);
    expect(documentElement.lang).toBe("lv");
  });

  it("is of this host alone on https, where a cookie that other hosts can set counts for nothing", () => {
    page({ protocol: "https:", cookie: "lang=lv; __Host-lang=en", lang: "lv" });
    expect(initialLanguage()).toBe("en");
    const { written } = page({ protocol: "https:", cookie: "lang=lv", lang: "en" });
    expect(initialLanguage()).toBe("en");
    keepLanguage("lv");
    expect(written[0]).toMatch(/^__Host-lang=lv; path=\/; .*; secure$/);
  });

  it("is sent over https only, once the app is served by https", () => {
    const { written } = page({ protocol: "https:" });
    keepLanguage("en");
    expect(written[0]).toMatch(/; secure$/);
  });
});

describe("the theme", () => {
  beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

  it("follows the system until another is chosen", () => {
    page();
    expect([themeChoice(), shownTheme()]).toEqual(["system", "dark"]);
    page({ cookie: "theme=light" });
    expect([themeChoice(), shownTheme()]).toEqual(["light", "light"]);
  });

  it("is set on the page, and removed when it follows the system again", () => {
    const { written, documentElement } = page();
    keepTheme("dark");
    expect(documentElement.dataset).toEqual({ theme: "dark" });
    keepTheme("system");
    expect(documentElement.dataset).toEqual({});
    expect(written[1]).toBe("theme=; path=/; max-age=0; samesite=strict");
  });

  it("is the product's own until another is chosen, the system's too", () => {
    const { written, documentElement } = page();
    startWithTheme("dark");
    expect([themeChoice(), documentElement.dataset]).toEqual(["dark", { theme: "dark" }]);
    keepTheme("system");
    expect(written[0]).toMatch(/^theme=system; /);
    keepTheme("dark");
    expect(written[1]).toBe("theme=; path=/; max-age=0; samesite=strict");
    page({ cookie: "theme=system" });
    expect(themeChoice()).toBe("system");
    startWithTheme("system");
  });

  it("colours the browser's own bar", () => {
    const { medias } = page();
    colourBar("dark");
    expect(medias()).toEqual(["not all", "all"]);
    colourBar("light");
    expect(medias()).toEqual(["all", "not all"]);
    colourBar("system");
    expect(medias()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  });
});
