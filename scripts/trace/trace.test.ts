import { describe, expect, test } from "vitest";
import { placesIn } from "./places.ts";
import { readSpecification } from "./specification.ts";
import { titlesIn, type TestTitle } from "./titles.ts";
import { linesFor, traceOf, type TracedState } from "./trace.ts";

const written = `# Specification

## 2.10 Send

- **2.10-1** A form for a payment.

## 4 States

### Send flow

- **4-1** The name is checked.
- **4-2** The code is asked for.
  - open: nobody knows how
`;
const specification = readSpecification(written);
const title = (own: string, proves: string[], file = "send.test.ts"): TestTitle => ({
  file,
  line: 1,
  kind: "unit",
  title: own,
  proves,
  isDaily: true,
});
const tests = [title("a form › pays", ["2.10-1"]), title("checks the name", ["4-1", "4"])];
const state = (requirement: string): TracedState => ({
  flow: "send",
  state: "editing",
  requirements: [requirement],
});
const faultsOf = (text: string, titles = tests, states: TracedState[] = []) =>
  traceOf(readSpecification(text), titles, states).faults;

describe("the tests of a file", () => {
  test("are read with their describe titles and the lines and sections at their end", () => {
    const source = `
      describe("a form", () => {
        test("pays [2.10-3, 4] [8-12]", () => {});
        test.each([["x", "names a fault [5]"]])("%s", () => {});
      });
      for (const language of languages) test(\`speaks \${language} [9]\`, () => {});`;
    expect(titlesIn("send.test.ts", source).map(({ title: own, proves }) => [own, proves])).toEqual([
      ["a form › pays", ["2.10-3", "4", "8-12"]],
      ["a form › %s", []],
      ["a form › names a fault", ["5"]],
      ["speaks …", ["9"]],
    ]);
  });

  test("end to end are played daily if tagged so, or one row of their matrix is", () => {
    const source = `
      test("pays [2.10-1]", { tag: "@daily" }, async () => {});
      test("asks", { tag: "@slow" }, async () => {});
      test("refuses", async () => {});
      for (const { row, play } of inTurn(rows)) play(\`pays in \${row}\`, async () => {});`;
    const found = titlesIn("e2e/send.spec.ts", source);
    expect(found.filter(({ isDaily }) => isDaily).map(({ title: own }) => own)).toEqual([
      "pays",
      "pays in …",
    ]);
  });

  test("of a file that has a day of the week are not daily", () => {
    const isDaily = (file: string) =>
      titlesIn(file, `it("stays secret [2.10-1]", () => {});`).map((each) => each.isDaily);
    expect(isDaily("apps/sandbox/src/attack/salaries.test.ts")).toEqual([false]);
    expect(isDaily("apps/sandbox/src/areas/spaces/spaces.test.ts")).toEqual([true]);
  });

  test("are its stories, by export or given name", () => {
    const source = `
      const meta = { title: "Flows/Send" };
      export const NameIsClose: Story = {};
      export const Phone = { name: "No other characters", parameters: { proves: ["5-4", "8"] } };`;
    const found = titlesIn("send.stories.tsx", source);
    expect(found.map(({ title: own, kind }) => [own, kind])).toEqual([
      ["Flows/Send › Name Is Close", "story"],
      ["Flows/Send › No other characters", "story"],
    ]);
    expect(found.map(({ proves }) => proves)).toEqual([[], ["5-4", "8"]]);
  });
});

describe("the trace", () => {
  test("finds nothing wrong where every line has its test", () => {
    const { sections, faults } = traceOf(specification, tests, [state("4 send flow")]);
    expect(faults).toEqual([]);
    expect(sections.map(({ lines }) => lines.map(({ proofs }) => proofs.length))).toEqual([[1], [1, 0]]);
  });

  test("names the line that no day but one would prove", () => {
    const weekly = { ...title("a form › pays", ["2.10-1"]), isDaily: false };
    expect(faultsOf(written, [weekly, ...tests.slice(1)])).toEqual([
      'no run but one a week proves 2.10-1: give a test of it { tag: "@daily" }',
    ]);
    expect(faultsOf(written, [weekly, ...tests])).toEqual([]);
  });

  test("names the line that has no test", () => {
    expect(faultsOf(written, [title("a form › pays", ["2.10"]), title("checks the name", ["4-1"])])).toEqual([
      "no test ends with [2.10-1]: A form for a payment.",
    ]);
  });

  test("names the test of a line or a section that is not there", () => {
    const others = [title("checks the card", ["2.30"]), title("checks the bank", ["4-9"])];
    expect(faultsOf(written, [...tests, ...others])).toEqual([
      "send.test.ts:1 names 2.30, which is not there: checks the card",
      "send.test.ts:1 names 4-9, which is not there: checks the bank",
    ]);
  });

  test("counts a test of a line for its section as well, and names the section without any", () => {
    expect(traceOf(specification, tests, []).sections.map((section) => section.tests.length)).toEqual([1, 1]);
    expect(faultsOf(`${written}\n## 5 Fields\n`)).toEqual(["no test ends with [5]: Fields"]);
  });

  test("finds every test of a line", () => {
    const { sections } = traceOf(specification, [...tests, title("asks for the name", ["4-1"])], []);
    expect(sections[1]?.lines[0]?.proofs.map((proof) => proof.title)).toEqual([
      "checks the name",
      "asks for the name",
    ]);
  });

  test("wants every state to stand for a line", () => {
    expect(faultsOf(written, tests, [state("4 name check"), state("7")])).toEqual([
      'send.editing is there for "4 name check", of which no line speaks',
      'send.editing is there for "7", of which no line speaks',
    ]);
    expect(linesFor("4 send flow", specification).map(({ id }) => id)).toEqual(["4-1", "4-2"]);
    expect(linesFor("4 the code", specification).map(({ id }) => id)).toEqual(["4-2"]);
  });

  test("is no longer open once it has a test", () => {
    expect(faultsOf(written, [...tests, title("asks for the code", ["4-2"])])).toEqual([
      "4-2 has a test and is open all the same",
    ]);
  });

  test("refuses to read what is not written as agreed", () => {
    expect(() => readSpecification(`${written}\nby the way`)).toThrow(":15 is neither");
    expect(() => readSpecification(`${written}  - \`checks the name\``)).toThrow(":14 is neither");
  });
});

describe("the places of states", () => {
  test("are read from the stories that are generated of them, and from no others", () => {
    const source = `
      const meta = { title: "Flow paths/send", args: { flow: "send", input: "private", path: "" } };
      export const Editing: Story = { name: "editing", args: { input: "private", path: "" } };
      export const Two: Story = {
        name: "a.b+c",
        args: { input: "company", path: "order.submit~create=vop.NMTC" },
      };`;
    expect(placesIn(source)).toEqual({
      flow: "send",
      states: {
        editing: { input: "private", path: "" },
        "a.b+c": { input: "company", path: "order.submit~create=vop.NMTC" },
      },
    });
    expect(placesIn(source.replace("Flow paths/", "Flows/"))).toBeNull();
  });
});
