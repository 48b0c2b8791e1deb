import { expect, test } from "vitest";
import { languageName, languages, ownLanguageName } from "./language";

test.each(languages)("%s is called as Intl says", (language) => {
  expect(ownLanguageName(language)).toBe(languageName(language, language));
});
