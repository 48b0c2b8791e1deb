import { describe, expect, test } from "vitest";
import { matchOf } from "./fuzzy";

describe("what is found by a part of its words [2.2-16]", () => {
  test.each([
    ["its beginning", "hist", ["History"], 0],
    ["a later word", "deb", ["Direct debits"], 1],
    ["the middle", "atement", ["Statement"], 2],
    ["letters left out", "hstry", ["History"], 3],
    ["two letters in each other's place", "hsitory", ["History"], 4],
    ["a wrong letter", "statemant", ["Statement"], 4],
    ["a letter too many", "temmpl", ["Templates"], 4],
    ["words in another order", "berzina ilze", ["Ilze Bērziņa"], 1],
    ["Latvian without its marks", "sagaideja", ["Saņēmēji", "Sagaidējā"], 1],
    ["Latvian with its marks", "VĒSTURE", ["Vesture"], 0],
    ["another word for it", "transfer", ["Send money", "pay transfer"], 1],
  ])("%s", (_, sought, texts, rank) => {
    expect(matchOf(sought, texts)).toBe(rank);
  });

  test.each([
    ["other letters", "chat", ["History"]],
    ["one word of two", "direct history", ["Direct debits"]],
    ["two wrong letters", "hiztary", ["History"]],
    ["letters left out of a short word", "hy", ["History"]],
  ])("is not %s", (_, sought, texts) => {
    expect(matchOf(sought, texts)).toBeUndefined();
  });
});
