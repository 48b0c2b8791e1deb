import { describe, expect, test } from "vitest";
import { placesIn } from "./places.ts";
import { readSpecification } from "./specification.ts";
import { titlesIn, type TestTitle } from "./titles.ts";
import { linesFor, traceOf, type TracedState } from "./trace.ts";

const written = `# Specification

## 2.10 Send

- **2.10-1** A form for a payment.
  - \`a form › pays\`

## 4 States

### Send flow

- **4-1** The name is checked.
  - \`checks the name\`
- **4-2** The code is asked for.
  - open: nobody knows how
`;
const specification = readSpecification(written);
const title = (own: string, sections: string[], file = "send.test.ts"): TestTitle => ({
  file,
  line: 1,
  kind: "unit",
  title: own,
  sections,
});
const tests = [title("a form › pays", ["2.10"]), title("checks the name", ["4"])];
const state = (requirement: string): TracedState => ({
  flow: "send",
  state: "editing",
  requirements: [requirement],
});
const faultsOf = (text: string, titles = tests, states: TracedState[] = []) =>
  traceOf(readSpecification(text), titles, states).faults;

describe("the tests of a file", () => {
  test("are read with their describe titles and the sections at their end", () => {
    const source = `
      describe("a form", () => {
        test("pays [2.10, 4] [8]", () => {});
        test.each([["x", "names a fault [5]"]])("%s", () => {});
      });
      for (const language of languages) test(\`speaks \${language} [9]\`, () => {});`;
    expect(titlesIn("send.test.ts", source).map(({ title: own, sections }) => [own, sections])).toEqual([
      ["a form › pays", ["2.10", "4", "8"]],
      ["a form › %s", []],
      ["a form › names a fault", ["5"]],
      ["speaks …", ["9"]],
    ]);
  });

  test("are its stories, by export or given name", () => {
    const source = `
      const meta = { title: "Flows/Send" };
      export const NameIsClose: Story = {};
      export const Phone = { name: "No other characters [5]" };`;
    const found = titlesIn("send.stories.tsx", source);
    expect(found.map(({ title: own, kind }) => [own, kind])).toEqual([
      ["Flows/Send › Name Is Close", "story"],
      ["Flows/Send › No other characters", "story"],
    ]);
    expect(found[1]?.sections).toEqual(["5"]);
  });
});

describe("the trace", () => {
  test("finds nothing wrong where every line has its test", () => {
    const { sections, faults } = traceOf(specification, tests, [state("4 send flow")]);
    expect(faults).toEqual([]);
    expect(sections.map(({ lines }) => lines.map(({ proofs }) => proofs.length))).toEqual([[1], [1, 0]]);
  });

  test("names the line that has no test, or one that is not there", () => {
    expect(faultsOf(written.replace("  - `a form › pays`\n", ""))).toEqual([
      "2.10-1 has no test: A form for a payment.",
    ]);
    expect(faultsOf(written.replace("› pays", "› owes"))).toEqual([
      "2.10-1 names a test that is not there: a form › owes",
    ]);
  });

  test("wants a title that names one test, and whole words of it", () => {
    const twice = [...tests, title("a list › checks the name", [])];
    expect(faultsOf(written, twice)[0]).toContain("4-1 names several tests: checks the name");
    expect(faultsOf(written.replace("`checks the name`", "`the name`"))).toEqual([
      "4-1 names a test that is not there: the name",
    ]);
  });

  test("names the section without a test, and the test of a section that is none", () => {
    expect(faultsOf(written, [tests[0], title("checks the name", ["2.30"])] as TestTitle[])).toEqual([
      "send.test.ts:1 names section 2.30, which is not there: checks the name",
      "no test ends with [4]: States",
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
    expect(faultsOf(written.replace("  - open", "  - `a form › pays`\n  - open"))).toEqual([
      "4-2 has a test and is open all the same",
    ]);
  });

  test("refuses to read what is not written as agreed", () => {
    expect(() => readSpecification(`${written}\nby the way`)).toThrow(":17 is neither");
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
