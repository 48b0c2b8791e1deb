import { flowOf } from "@amberline/flow-lab/flows";
import { describe, expect, it } from "vitest";
import { startOf, walkOn } from "../walk/walk";
import { exported, exportKinds, type Surroundings } from "./exporters";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");
const walk = ["order.submit", "create=vop.NMTC", "name.confirm"].reduce(
  (before, id) => walkOn(before, { type: "step.take", id }),
  startOf(send),
);
const around: Surroundings = {
  link: "http://bank.example/stepper.html?locale=lv&theme=dark&width=390#send@3f2a91;private;order.submit",
  mode: { locale: "lv", theme: "dark", width: 390 },
  pictureOf: (flow, key, { locale }) =>
    key === "twoFactor" ? `./stepper/${flow}/${key}.${locale}.png` : null,
};

describe("the exports of a walk", () => {
  it("have a file of each kind, with the steps taken and no others", () => {
    const back = walkOn(walk, { type: "step.undo" });
    const names = exportKinds.map((kind) => {
      const { name, text } = exported(kind, back, around);
      expect(text).toMatch(kind === "mermaid" ? /stateDiagram|flowchart/ : /order\.submit/);
      expect(text).not.toContain("name.confirm~");
      return name;
    });
    expect(new Set(names).size).toBe(exportKinds.length);
  });

  it("include a report that links to this page, with the available pictures", () => {
    const { text } = exported("report", walk, around);
    expect(text).toMatch(
      /http:\/\/bank\.example\/stepper\.html\?locale=lv&theme=dark&width=390#send@\w+;private;/,
    );
    expect(text).toContain("http://bank.example/stepper/send/twoFactor.lv.png");
    expect(text).not.toContain("nameCheck.lv.png");
  });
});
