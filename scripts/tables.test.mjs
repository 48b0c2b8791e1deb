import { describe, expect, it } from "vitest";
import { tables } from "../.storybook/docs/tables.ts";

const text = (value) => ({ type: "text", value });
const code = (value) => ({ type: "inlineCode", value });
const page = (...children) => ({ type: "root", children: [{ type: "paragraph", children }] });

function read(root) {
  tables()(root);
  return root.children[0];
}

const cells = ({ children }) => children.map((row) => row.children.map(({ children }) => children));

describe("a page of the documentation", () => {
  it("has its tables, with what is marked in their cells", () => {
    const table = read(
      page(
        text("| Command | For |\n| --- | :-: |\n| "),
        code("a | b"),
        text(" | all, and "),
        code("c"),
        text(" |"),
      ),
    );
    expect(table.type).toBe("table");
    expect(cells(table)).toEqual([
      [[text("Command")], [text("For")]],
      [[code("a | b")], [text("all, and "), code("c")]],
    ]);
  });

  it("keeps an empty cell", () => {
    const [, row] = cells(read(page(text("| A | B |\n| --- | --- |\n| a | |"))));
    expect(row).toHaveLength(2);
  });

  it("leaves other paragraphs as they are", () => {
    for (const words of ["Either a | or b", "| a | b |", "| a |\nand more"])
      expect(read(page(text(words)))).toEqual({ type: "paragraph", children: [text(words)] });
  });
});
