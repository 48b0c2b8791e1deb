import { flows } from "../flows";
import { describe, expect, test } from "vitest";
import { sendFlow } from "../send/send.flow";
import { edgesOf } from "./edges";
import { mermaidOf } from "./mermaid";

const linesOf = (text: string) => text.split("\n").map((line) => line.trim());
const steps = ["order.submit", "create=vop.NMTC", "name.confirm"];

describe.each(flows)("the Mermaid text of $id", (flow) => {
  const lines = linesOf(mermaidOf(flow));

  test("has balanced group brackets", () => {
    const depth = lines.reduce((open, line) => {
      expect(open).toBeGreaterThanOrEqual(0);
      if (line.endsWith("{")) return open + 1;
      return line === "}" ? open - 1 : open;
    }, 0);
    expect(depth).toBe(0);
  });

  test("declares every state before an arrow leads to it", () => {
    const named = lines.flatMap((line) => /^state (?:".*" as )?(\w+)/.exec(line)?.[1] ?? []);
    expect(new Set(named).size).toBe(named.length);
    for (const line of lines) {
      const [, source, target] = /^(\S+) --> (\S+)/.exec(line) ?? [];
      for (const end of [source, target]) if (end && end !== "[*]") expect(named, line).toContain(end);
    }
  });

  test("has an arrow between any two states with a transition", () => {
    const own = edgesOf(flow).filter(({ source }) => source !== flow.machine.id);
    const joined = own.flatMap(({ source, targets }) =>
      (targets.length > 0 ? targets : [source]).map((target) => `${source} ${target}`),
    );
    const drawn = lines.filter((line) => / --> .* : /.test(line));
    expect(drawn).toHaveLength(new Set(joined).size);
    for (const line of drawn) expect(line.split(" : ")).toHaveLength(2);
  });
});

test("states are in their group, and arrows in the innermost group of both ends", () => {
  const text = mermaidOf(sendFlow);
  const group = /state "unknown" as send_unknown \{([^}]*)\}/.exec(text)?.[1] ?? "";
  expect(group).toContain("[*] --> send_unknown_checking");
  expect(group).toContain("send_unknown_waiting --> send_unknown_checking : check.retry, after recheck");
  expect(group).not.toContain("send_left");
});

test("events possible in any state are a note, not arrows", () => {
  const lines = linesOf(mermaidOf(sendFlow));
  expect(lines.filter((line) => line.startsWith("at any time caps.changed"))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith("send -->"))).toEqual([]);
});

test("a walk is highlighted: its current state, its visited states and its arrows", () => {
  const lines = linesOf(mermaidOf(sendFlow, { input: "private", steps }));
  expect(lines).toContain("class send_twoFactor current");
  expect(lines).toContain("class send_editing visited");
  expect(lines).not.toContain("class send_resending visited");
  const walked = lines.filter((line) => line.includes(" : ✓ ")).map((line) => line.split(" : ")[0]);
  expect(walked).toContain("send_nameCheck --> send_twoFactor");
  expect(walked).not.toContain("send_twoFactor --> send_resending");
});

test("without a walk nothing is highlighted", () => {
  expect(mermaidOf(sendFlow)).not.toMatch(/class|✓/);
});
