import { flowOf } from "@amberline/flow-lab/flows";
import { describe, expect, it } from "vitest";
import { createI18n } from "../i18n";
import { startOf, walkOn } from "../walk/walk";
import { namesIn } from "../names/names";
import { exported, exportKinds, reportPage, type Surroundings } from "./exporters";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");
const walk = ["order.submit", "create=vop.NMTC", "name.confirm"].reduce(
  (before, id) => walkOn(before, { type: "step.take", id }),
  startOf(send),
);
const around: Surroundings = {
  mode: { locale: "lv", theme: "dark", width: 390 },
  names: namesIn("send", "en"),
  t: createI18n("en").t,
  language: "en",
  told: { happens: "", should: "" },
  browser: "Chromium 141",
  pictures: [
    { address: "data:image/webp;base64,AAAA", otherMode: null },
    null,
    { address: "data:image/webp;base64,BBBB", otherMode: "en.light.390" },
    null,
  ],
};

describe("the exports of a walk", () => {
  it("have a file of each kind, of the whole walk wherever the tester stands in it", () => {
    const back = walkOn(walk, { type: "step.undo" });
    const files = exportKinds.map((kind) => {
      const { name, text } = exported(kind, back, around);
      expect(text).toMatch(kind === "mermaid" ? /stateDiagram|flowchart/ : /name\.confirm/);
      return name;
    });
    expect(new Set(files).size).toBe(exportKinds.length);
  });

  it("include a report that says what it was seen with, and how to walk it again at any bank", () => {
    const { text } = exported("report", walk, around);
    expect(text).toMatch(/\n\/stepper\.html\?locale=lv&theme=dark&width=390#send@\w+;private;order\.submit~/);
    for (const fact of [
      "| Language | lv |",
      "| Theme | Dark |",
      "| Width | 390 px |",
      "| Browser | Chromium 141 |",
    ])
      expect(text).toContain(fact);
    expect(text).not.toMatch(/https?:/);
  });

  it("include a report in the language of the tool, with what the tester wrote", () => {
    const told = { happens: "Prasa divreiz.", should: "Jāprasa vienreiz." };
    const names = namesIn("send", "lv");
    const lv = exported("report", walk, {
      ...around,
      names,
      t: createI18n("lv").t,
      language: "lv",
      told,
    }).text;
    expect(lv).toContain("## Kas notiek\n\nPrasa divreiz.\n\nPēc 3. soļa: Tiek prasīts kods.");
    expect(lv).toContain("## Kam būtu jānotiek\n\nJāprasa vienreiz.");
    const en = exported("report", walk, around).text;
    const headings = (text: string) => text.match(/^#.*$/gm);
    expect(headings(lv)?.filter((line) => headings(en)?.includes(line))).toEqual([]);
  });

  it("include a report that names each value with what holds it", () => {
    const { text } = exported("report", walk, around);
    expect(text).toContain("| Payment · Payee · Name | `order.payee.name` |");
    expect(text).toContain("| Payment · Payer · Name | `order.debtor.name` |");
    expect(text).toContain("| Payments there before · 1 | `knownIds.0` |");
  });

  it("include a page with the pictures of exactly these steps", () => {
    const { name, text } = reportPage(walk, around);
    expect(name).toBe("send.twoFactor.html");
    expect(text.match(/<img src="data:image/g)).toHaveLength(2);
    expect(text.match(/No picture of exactly this/g)).toHaveLength(2);
    expect(text.match(/taken in en\.light\.390/g)).toHaveLength(1);
    expect(text).not.toMatch(/(src|href)="(?!data:)/);
  });
});
