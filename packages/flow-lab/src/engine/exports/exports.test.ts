import { flowOf } from "../../flows";
import { describe, expect, it } from "vitest";
import { asBugReport, asMermaid, asPlaywright, asStory, asUnitTest, type ExportedWalk, unplayedIn } from ".";
import { readAddress, versionOf } from "..";

function walkOf(flow: string, input: string, path: string): ExportedWalk {
  const found = flowOf(flow);
  if (!found) throw new Error(`There is no flow ${flow}.`);
  return { flow: found, input, steps: path === "" ? [] : path.split("~") };
}

const lost = walkOf(
  "send",
  "private",
  "order.submit~create=vop.NMTC~name.confirm~code.submit~resend=net~reconcile=none~+recheck~reconcile=none~+recheck~reconcile=none~+recheck~reconcile=none",
);
const refused = walkOf("signIn", "form", "credentials.submit~login=BADPASS");
const changed = walkOf("send", "private", "order.submit+order.amount=12.34~+1s~create=vop.NMTC");

const end2end = "../../../../../e2e/exported";
const stories = "../../send";

describe("an exported walk", () => {
  it("is an end-to-end test that runs with the others", async () => {
    for (const walk of [lost, refused, changed]) {
      const { name, text } = asPlaywright(walk);
      await expect(text).toMatchFileSnapshot(`${end2end}/${name}`);
    }
  });

  it("is a machine test that runs with the others", async () => {
    for (const walk of [lost, refused, changed]) {
      const { name, text } = asUnitTest(walk);
      await expect(text).toMatchFileSnapshot(`${end2end}/${name}`);
    }
  });

  it("is a story that is drawn with the others", async () => {
    const { name, text } = asStory(lost);
    await expect(text).toMatchFileSnapshot(`${stories}/${name}`);
  });

  it("is a diagram with the path and the last state highlighted", () => {
    const { name, text } = asMermaid(lost);
    expect(name).toBe("send.unknown.unresolved.mmd");
    expect(text).toMatch(/^stateDiagram-v2\n/);
    expect(text).toContain("class send_unknown_unresolved current");
    expect(text).toContain("class send_nameCheck visited");
    expect(text).not.toContain("class send_blocked_idle visited");
  });

  it("is a report of each step and state, with a link to the same walk", () => {
    const { name, text } = asBugReport(refused);
    expect(name).toBe("signIn.signedOut.auth.form.credentials-signedOut.forgot.closed.md");
    expect(text).toContain(
      "| 1 | `credentials.submit` | `signedOut.auth.submitting+signedOut.forgot.closed` |",
    );
    const { flow, input, steps } = refused;
    const link = /stepper\.html#([^>]+)>/.exec(text)?.[1] ?? "";
    expect(readAddress(link)).toEqual({ flow: "signIn", version: versionOf(flow), input, steps });
    expect(text).toContain(
      "![signIn: signedOut.auth.submitting+signedOut.forgot.closed](<images/signIn/signedOut.auth.submitting+signedOut.forgot.closed.en.light.1280.png>)",
    );
  });

  it("keeps changed values and jumps in time in every format", () => {
    const [name = "", time = ""] = changed.steps;
    for (const make of [asPlaywright, asUnitTest, asStory]) {
      expect(make(changed).text).toContain(name);
      expect(make(changed).text).toContain(time);
    }
    expect(asBugReport(changed).text).toContain(`| 1 | \`${name}\` | \`creating\` |`);
    const link = /stepper\.html#([^>]+)>/.exec(asBugReport(changed).text)?.[1] ?? "";
    expect(readAddress(link)?.steps).toEqual(changed.steps);
    expect(asMermaid(changed).text).toContain("class send_nameCheck current");
  });

  it("shows the available pictures at URLs the reader can open", () => {
    const { text } = asBugReport(refused, {
      stepper: "https://bank.example/stepper.html",
      picture: (_, key) => (key.includes("submitting") ? "https://bank.example/submitting.png" : null),
    });
    expect(text).toContain("](<https://bank.example/stepper.html#signIn@");
    expect(text.match(/!\[/g)).toHaveLength(1);
  });

  it("reports changes that cannot be played in the real app", () => {
    const odd = walkOf("send", "private", "order.submit+order.payee.name=Anna+order.amount=12.34");
    expect(unplayedIn(odd)).toEqual([{ step: odd.steps[0], paths: ["order.payee.name"] }]);
    expect(asPlaywright(odd).text).toMatch(
      /\/\/ Fails here: .*\n {2}\/\/ order\.payee\.name\n {2}await walk\.take/,
    );
    expect(unplayedIn(changed)).toEqual([]);
    expect(asPlaywright(changed).text).not.toContain("Fails here");
  });

  it("is refused if a step is no longer possible", () => {
    expect(() => asPlaywright({ ...refused, steps: ["no.such.step"] })).toThrow(
      '"no.such.step" means nothing',
    );
  });

  it("may have no steps", () => {
    const walk = walkOf("send", "private", "");
    expect(asPlaywright(walk).text).toContain('begin("send", "private");');
    expect(asUnitTest(walk).text).toContain("const steps = [];");
  });
});
