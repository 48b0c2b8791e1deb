import { beforeEach, expect, it, vi } from "vitest";
import type { CatalogueLevel } from "../../wordLevels";
import type { Catalogue } from "./catalogues";
import { createTexts, withWords } from "./createTexts";

type Load = (level: CatalogueLevel, language: string) => Promise<Catalogue>;
const words: Load = async (level, language) => ({ [`${level}.word`]: `${level} in ${language}` });
const load = vi.hoisted(() => vi.fn<Load>());
// The catalogues are made by the build.
vi.mock("./catalogues", () => ({ loadCatalogue: load }));

/** Words that are still under way. */
function held() {
  let settle = { arrive: (_: Catalogue) => {}, lose: (_: Error) => {} };
  const promise = new Promise<Catalogue>((arrive, lose) => (settle = { arrive, lose }));
  return { promise, ...settle };
}

beforeEach(() => {
  load.mockReset().mockImplementation(words);
  vi.stubGlobal("document", { cookie: "", documentElement: {} });
  vi.stubGlobal("location", { protocol: "http:" });
});

function textsOf({ isSignedIn = true } = {}) {
  const session = { isSignedIn };
  const texts = createTexts("en", {}, () => session.isSignedIn);
  const say = (level: CatalogueLevel) => (texts.i18n.t as (key: string) => string)(`${level}.word`);
  return { ...texts, session, say };
}

const openParts = withWords(["companyParts"], async () => "page");

it("loads code with the words of its topic, and without that topic only what is needed once signed in", async () => {
  const { readSignedIn, say } = textsOf();
  await readSignedIn();
  expect(load.mock.calls).toEqual([["signedIn", "en"]]);
  expect(await openParts()).toBe("page");
  expect(say("companyParts")).toBe("companyParts in en");
});

it("changes the language only once the words of every open topic are there too", async () => {
  const { setLanguage, readSignedIn, i18n, say } = textsOf();
  await readSignedIn();
  await openParts();
  const arrival = held();
  load.mockImplementation((level, language) =>
    level === "companyParts" ? arrival.promise : words(level, language),
  );
  const changed = setLanguage("lv");
  await new Promise((resolve) => setTimeout(resolve));
  expect(i18n.language).toBe("en");
  arrival.arrive(await words("companyParts", "lv"));
  await changed;
  expect([say("signedIn"), say("companyParts")]).toEqual(["signedIn in lv", "companyParts in lv"]);
});

it("has the words of a topic in both languages when it is opened while the language changes", async () => {
  const { setLanguage, say } = textsOf();
  const arrival = held();
  load.mockImplementation((level, language) =>
    level === "signedIn" ? arrival.promise : words(level, language),
  );
  const changed = setLanguage("lv");
  await openParts();
  expect(say("companyParts")).toBe("companyParts in en");
  arrival.lose(new Error("Lost"));
  await expect(changed).rejects.toThrow("Lost");
  expect(say("companyParts")).toBe("companyParts in en");
  load.mockImplementation(words);
  await setLanguage("lv");
  expect(say("companyParts")).toBe("companyParts in lv");
});

it("is lost without its words, does not hold a language up then, and may be asked for again", async () => {
  const { setLanguage, say } = textsOf();
  load.mockRejectedValueOnce(new Error("Lost"));
  await expect(openParts()).rejects.toThrow("Lost");
  load.mockClear();
  await setLanguage("lv");
  expect(load.mock.calls).toEqual([["signedIn", "lv"]]);
  await openParts();
  expect(say("companyParts")).toBe("companyParts in lv");
});

it("brings the topics of a page for everybody in a language that is chosen there", async () => {
  const { session, setLanguage, say } = textsOf();
  session.isSignedIn = false;
  await openParts();
  await setLanguage("lv");
  expect(say("companyParts")).toBe("companyParts in lv");
});

it("brings the topics of the session before when somebody signs in in another language", async () => {
  const { session, setLanguage, readSignedIn, say } = textsOf();
  await openParts();
  session.isSignedIn = false;
  await setLanguage("lv");
  expect(load.mock.calls).not.toContainEqual(["companyParts", "lv"]);
  session.isSignedIn = true;
  await readSignedIn();
  expect(say("companyParts")).toBe("companyParts in lv");
});
