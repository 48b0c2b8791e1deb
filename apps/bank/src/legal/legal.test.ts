import { pricedServices } from "@amberline/api/contract";
import { isCivilDate } from "@amberline/domain/dates";
import { describe, expect, test, vi } from "vitest";
import * as legal from "./all";
import { texts as en } from "./en";
import { texts as lv } from "./lv";
import { legalNames, type Block, type LegalText } from "./types";

// The build makes the words; the texts are without.
vi.mock("../wiring/i18n/catalogues", () => ({ loadCatalogue: vi.fn() }));

/** What all languages have to have alike: the parts, what they are made of, and the versions. */
const shapeOf = ({ versions, sections }: LegalText) => ({
  versions: versions.map(({ from }) => from),
  sections: sections.map(({ id, blocks }) => [id, blocks.map(kindOf)]),
});
const kindOf = (block: Block) => {
  if (typeof block === "string") return "text";
  if ("list" in block) return `list of ${block.list.length}`;
  if ("table" in block) return `table of ${block.table.rows.length}`;
  if ("contact" in block) return [block.contact.phone, block.contact.website];
  return block.fees.groups.map(({ services }) => services.map(({ price }) => price));
};

describe.each(legalNames)("the text on %s", (name) => {
  test.each(Object.entries(legal))("says the same in %s [2.1-7]", async (_, load) => {
    expect(shapeOf((await load()).texts[name])).toEqual(shapeOf(en[name]));
  });

  test("has parts with anchors of their own, and says what changed, the newest first [2.1-7]", () => {
    const { sections, versions } = en[name];
    const anchors = [...sections.map(({ id }) => id), "changes"];
    expect(new Set(anchors).size).toBe(anchors.length);
    const days = versions.map(({ from }) => from);
    expect(days.every(isCivilDate)).toBe(true);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

test("the fees name every service that the provider has a price for [2.1-7]", () => {
  const blocks = en.fees.sections.flatMap((section) => section.blocks);
  const lists = blocks.flatMap((block) => (typeof block === "object" && "fees" in block ? [block.fees] : []));
  expect(lists.map(({ isForConsumers }) => isForConsumers)).toEqual([true, false]);
  for (const { groups } of lists)
    expect(
      groups.flatMap(({ services }) => services.flatMap(({ price }) => (price ? [price] : []))).toSorted(),
    ).toEqual([...pricedServices].toSorted());
});

test.each([
  [en, /search/],
  [lv, /meklēšan/],
])("the text on privacy names what the browser keeps, of the search too [2.1-48]", ({ privacy }, word) => {
  const storage = privacy.sections.find(({ id }) => id === "cookies");
  expect(storage?.blocks.some((block) => typeof block === "string" && word.test(block))).toBe(true);
});
