import { flowOf } from "../../flows";
import { describe, expect, it } from "vitest";
import {
  asBugReport,
  asMermaid,
  asPlaywright,
  asReportPage,
  asScreenTest,
  asStory,
  asUnitTest,
  type ExportedWalk,
  type ReportSurroundings,
  unplayedIn,
} from ".";
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

const around: ReportSurroundings = {
  names: {
    flow: (id) => `the flow ${id}`,
    input: (id) => `the input ${id}`,
    state: (key) => `the state ${key}`,
    event: (step) => `the step ${step}`,
    value: (path) => `the value ${path}`,
  },
  say: (word, values = {}) => [word, ...Object.values(values)].join(" "),
  language: "lv",
  told: { happens: "It asks twice.\n\nI was <alone>.", should: "" },
  stepper: "stepper.html?theme=dark",
  facts: [["Browser", "One"]],
  pictures: [],
};

const end2end = "../../../../../e2e/exported";
const stories = "../../send";

describe("an exported walk", () => {
  it("is an end-to-end test that runs with the others", async () => {
    for (const walk of [lost, refused, changed]) {
      const { name, text } = asPlaywright(walk);
      await expect(text).toMatchFileSnapshot(`${end2end}/${name}`);
    }
  });

  it("is a test of its screens that runs with the others, and needs nothing but Playwright", async () => {
    const { name, text } = asScreenTest(changed);
    await expect(text).toMatchFileSnapshot(`${end2end}/${name}`);
    expect(text.match(/from "[^"]+"/g)).toEqual(['from "@playwright/test"']);
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

  it("is a report of each step and state by name and id, with the same walk to be walked again", () => {
    const { name, text } = asBugReport(refused, around);
    expect(name).toBe("signIn.signedOut.auth.form.credentials-signedOut.forgot.closed.md");
    expect(text).toContain(
      "| 1 | the step credentials.submit | `credentials.submit` | the state signedOut.auth.submitting+signedOut.forgot.closed | `signedOut.auth.submitting+signedOut.forgot.closed` |",
    );
    const { flow, input, steps } = refused;
    const link = /\n\/stepper\.html\?theme=dark#(\S+)/.exec(text)?.[1] ?? "";
    expect(readAddress(link)).toEqual({ flow: "signIn", version: versionOf(flow), input, steps });
    expect(text).toContain("| Browser | One |");
  });

  it("is a report that tells what the steps carried, without passwords and codes", () => {
    const { text } = asBugReport(lost, around);
    expect(text).toContain("| 1 | the value order.payee.name | `order.payee.name` | `Jānis Kalniņš` |");
    expect(text).toMatch(/\| 4 \| the value code \| `code` \| `•••` \|/);
    expect(text).toContain("| `now` | `2026-11-21T09:00 UTC` |");
    expect(text).not.toContain("975310");
  });

  it("is a report without what its name says is secret, even as plain text", () => {
    const secrets = { token: "abc.def", form: { password: "Amber-2026", recoveryCodes: ["1x2", "3x4"] } };
    const flow: ExportedWalk["flow"] = {
      ...lost.flow,
      catalogue: (snapshot) =>
        lost.flow.catalogue(snapshot).map((each) => ({ ...each, event: { ...each.event, ...secrets } })),
    };
    const { text } = asBugReport({ flow, input: "private", steps: ["order.submit"] }, around);
    for (const path of ["token", "form.password", "form.recoveryCodes"])
      expect(text).toContain(`| \`${path}\` | \`•••\` |`);
    expect(text).not.toMatch(/abc\.def|Amber-2026|1x2|3x4/);
    expect(text).toContain("| `order.payee.name` | `Jānis Kalniņš` |");
  });

  it("keeps changed values and jumps in time in every format", () => {
    const [name = "", time = ""] = changed.steps;
    for (const make of [asPlaywright, asScreenTest, asUnitTest, asStory]) {
      expect(make(changed).text).toContain(name);
      expect(make(changed).text).toContain(time);
    }
    expect(asBugReport(changed, around).text).toContain("| `order.amount` | `12.34 EUR` |");
    const link = /stepper\.html\?theme=dark#(\S+)/.exec(asBugReport(changed, around).text)?.[1] ?? "";
    expect(readAddress(link)?.steps).toEqual(changed.steps);
    expect(asMermaid(changed).text).toContain("class send_nameCheck current");
  });

  it("is a page that stands alone, with no picture where there is none of that step", () => {
    const { name, text } = asReportPage(refused, {
      ...around,
      pictures: [null, { address: "data:image/webp;base64,AA", otherMode: "en.light.390" }, null],
    });
    expect(name).toMatch(/\.html$/);
    expect(
      text.match(/<img src="data:image\/webp;base64,AA" alt="the state \S+"><br>takenIn en\.light\.390</g),
    ).toHaveLength(1);
    expect(text.match(/noPicture/g)).toHaveLength(2);
    expect(text).toContain("<p>It asks twice.</p>\n<p>I was &lt;alone&gt;.</p>\n<p>after 2 the state");
    expect(text).toContain('<html lang="lv">');
    expect(text).toContain("<tr><th>step</th><th>event</th>");
    expect(text).not.toMatch(/<script|https?:|<\w+ alt=""/);
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
