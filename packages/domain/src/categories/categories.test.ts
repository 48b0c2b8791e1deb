import { describe, expect, it } from "vitest";
import { foldText } from "../text";
import { categories, categoryRules, guessCategory, type Category, type Guessed } from ".";

const guess = (change: Partial<Guessed>) =>
  guessCategory({ kind: "out", holder: "Ilze Bērziņa", party: "", reference: "", ...change });

describe("the category of a transaction [2.8-20]", () => {
  it.each<[string, string, Category]>([
    ["SIA Rimi Latvia", "Pirkums", "groceries"],
    ["RIMI", "", "groceries"],
    ["SIA Mežaparka Ceptuve", "Kafija un maize", "restaurants"],
    ["Rīgas satiksme SIA", "E talons", "transport"],
    ["Circle K Latvia SIA", "Degviela", "transport"],
    ["Bolt Operations", "", "transport"],
    ["Bolt Food", "", "restaurants"],
    ["Velta Krūmiņa", "ĪRE novembrī", "home"],
    ["Tet SIA", "Internets", "home"],
    ["Mēness aptieka", "", "health"],
    ["Rīgas valstspilsētas pašvaldība", "Bērnudārzs", "education"],
    ["Forum Cinemas", "Biļetes", "leisure"],
    ["airBaltic", "", "travel"],
    ["IKEA Latvija", "Pirkums", "shopping"],
    ["BTA Baltic Insurance Company", "", "insurance"],
    ["Valsts ieņēmumu dienests", "", "taxes"],
    ["SIA Skaitļi", "Grāmatvedības pakalpojumi", "services"],
    ["Anna Liepiņa", "Darba alga", "wages"],
    ["Ilze Berzina", "", "savings"],
    ["Anna Liepiņa", "Paldies", "other"],
  ])("is guessed from %s and “%s”: %s", (party, reference, category) => {
    expect(guess({ party, reference })).toBe(category);
  });

  it("is that of the bank for fees and salaries, whatever they say", () => {
    expect(guess({ kind: "fee", party: "Rimi" })).toBe("fees");
    expect(guess({ kind: "salary", party: "Rimi" })).toBe("wages");
  });

  it("is savings for a move to a space or back, whatever the space is called", () => {
    expect(guess({ kind: "space", party: "Nodokļi" })).toBe("savings");
  });

  it("is income for what comes in, unless a rule knows who gives it back", () => {
    expect(guess({ kind: "in", party: "SIA Baltijas Dati", reference: "Darba alga" })).toBe("income");
    expect(guess({ kind: "in", party: "Anna Liepiņa" })).toBe("income");
    expect(guess({ kind: "in", party: "SIA Rimi Latvia", reference: "Atmaksa" })).toBe("groceries");
    expect(guess({ kind: "in", party: "Andris Ozols", reference: "Īre" })).toBe("income");
    expect(guess({ kind: "in", party: "Anna Liepiņa", reference: "Rimi" })).toBe("income");
  });

  it("is found by whole words, so that no part of a name is taken for one", () => {
    for (const party of ["Video Nams", "Trimiks", "Tetris", "Baltais Nams"])
      expect(guess({ party })).toBe("other");
    expect(guess({ party: "1aXlv" })).toBe("other");
  });
});

describe("the rules", () => {
  it("name known categories, and each word once for a direction", () => {
    for (const when of ["in", "out"]) {
      const words = categoryRules
        .filter((rule) => (rule.when ?? when) === when)
        .flatMap((rule) => rule.words.map(foldText));
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
    for (const { category } of categoryRules) expect(categories).toContain(category);
  });
});
