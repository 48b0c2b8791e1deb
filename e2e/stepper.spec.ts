import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expectAccessible, expectReflow } from "./accessible";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { downloaded } from "@amberline/flow-lab/browser/downloads";
import {
  confirmWithCode,
  fillPayment,
  outside,
  sendButton,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { chooseLanguage, onScreen, signIn } from "@amberline/flow-lab/browser/screens";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";
import { pack, unpack } from "../scripts/tarballs.mjs";
import { onStepper } from "./stepperPage";
import { tabTo } from "./tabTo";

const lost = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit", "resend=net"];

test("a tester steps a payment to its lost response and shares the link, by keyboard alone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await chooseLanguage(page, "en");
  await page.goto("/stepper.html");
  const { say, names, button, event, events, walk, take, expectAt } = onStepper(page, "send");
  const flow = page.getByRole("combobox", { name: say("bar.flow") });

  await tabTo(page, flow);
  await page.keyboard.press("ArrowUp");
  await expect(flow).toHaveValue("signIn");
  await page.keyboard.press("ArrowDown");
  await expect(flow).toHaveValue("send");
  await expectAt("editing", []);

  for (const id of lost) await take(id);
  await expectAt("unknown.checking", lost);
  // The screen tried to take focus; the page kept it in the list.
  await expect(event("reconcile=found")).not.toHaveAttribute("aria-disabled");
  await events.getByRole("button", { name: /not possible now$/ }).press("Enter");
  await expect(event("check.retry")).toHaveAttribute("aria-disabled", "true");

  await test.step("the link opens the same state elsewhere", async () => {
    await page.keyboard.press("F6");
    await expect(walk.locator("[aria-current=step]")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(walk.locator("[aria-current=step]")).toHaveAttribute("data-state", "editing");
    await page.keyboard.press("End");
    const copy = button("bar.copy");
    await copy.focus();
    await page.keyboard.press("Enter");
    await expect(button("bar.copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const colleague = await context.newPage();
    await colleague.goto(link);
    await onStepper(colleague, "send").expectAt("unknown.checking", lost);
    await colleague.close();
  });

  await test.step("taking another step after undo keeps the abandoned branch", async () => {
    for (const id of lost.slice(1).toReversed()) {
      await page.keyboard.press("ArrowLeft");
      await expect(walk.locator("[data-ahead]").filter({ hasText: names.event(id) })).toBeVisible();
    }
    await expectAt("creating", ["order.submit"]);
    await take("create=vop.MTCH");
    const other = ["order.submit", "create=vop.MTCH"];
    await expectAt("nameCheck", other);
    await walk
      .getByRole("button", { name: new RegExp(names.answer("create=vop.NMTC")) })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expectAt("unknown.checking", lost);
    await walk
      .getByRole("button", { name: new RegExp(`: ${names.event("create=vop.MTCH")}$`) })
      .last()
      .focus();
    await page.keyboard.press("Enter");
    await expect(walk.getByText(names.answer("create=vop.MTCH"))).toHaveCount(0);
  });
});

test("an action on the screen is a step of the walk, and a link of another version stops at the first impossible step", async ({
  page,
}) => {
  await chooseLanguage(page, "en");
  await page.goto("/stepper.html#send@000000;private;order.submit~name.confirm~create=vop.NMTC");
  const { names, screen, walk, expectAt } = onStepper(page, "send");
  await expect(page.getByRole("alert")).toContainText(names.event("name.confirm"));
  await expectAt("creating", ["order.submit"]);
  await page.goto("/stepper.html?locale=en&width=768#send@000000;private;order.submit~create=vop.NMTC");
  await expectAt("nameCheck", ["order.submit", "create=vop.NMTC"]);
  await screen.getByRole("alertdialog").getByRole("button").first().click();
  await expect(walk.getByRole("listitem")).toHaveCount(4);
});

test("a walk can be exported as a test, in a dialog that restores focus", async ({ page }) => {
  await chooseLanguage(page, "lv");
  await page.goto("/stepper.html#send@000000;private;order.submit~create=vop.NMTC");
  const { say, expectAt, button } = onStepper(page, "send", "lv");
  await expectAt("nameCheck", ["order.submit", "create=vop.NMTC"]);
  const open = button("bar.export");
  await open.focus();
  await page.keyboard.press("Enter");
  const text = page.getByRole("dialog").getByRole("region");
  await expect(text).toContainText("create=vop.NMTC");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: say("export.unit") })).toBeChecked();
  await expect(text).toContainText("replay");
  await expectAccessible(page, "the export");
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
});

test("what is exported runs in a folder of its own, with the packages as they are published", async ({
  page,
  baseURL,
}) => {
  // Packing alone takes minutes on a busy machine.
  test.setTimeout(600_000);
  const folder = mkdtempSync(path.join(tmpdir(), "amberline-exported-"));
  const run = (script: string, ...line: string[]) => {
    const isOfThisRun = (name: string) => /^(TEST_|PW|PLAYWRIGHT|NODE_OPTIONS$|AMBERLINE)/.test(name);
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfThisRun(name)));
    return promisify(execFile)(process.execPath, [script, ...line], { cwd: folder, env });
  };
  try {
    unpack(folder, pack(folder));
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
    const use = {
      baseURL,
      launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArgs },
    };
    const config = `export default ${JSON.stringify({ testMatch: "*.spec.ts", reporter: "line", timeout: 120_000, use })};`;
    writeFileSync(path.join(folder, "playwright.config.ts"), config);

    await chooseLanguage(page, "en");
    await page.goto("/stepper.html#send@000000;private;order.submit~create=vop.NMTC");
    const { say, expectAt, button } = onStepper(page, "send");
    await expectAt("nameCheck", ["order.submit", "create=vop.NMTC"]);
    await button("bar.export").click();
    for (const kind of ["export.playwright", "export.screens", "export.unit"] as const) {
      await page.getByRole("radio", { name: say(kind) }).check();
      const { name, content } = await downloaded(page, () =>
        page.getByRole("dialog").getByRole("link").click(),
      );
      writeFileSync(path.join(folder, name), content);
    }

    const unit = await run("node_modules/vitest/vitest.mjs", "run", "--exclude", "**/*.spec.ts");
    expect(unit.stdout).toMatch(/1 passed/);
    const walks = await run("node_modules/@playwright/test/cli.js", "test");
    expect(walks.stdout).toMatch(/2 passed/);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

test("the strip, the sheet and the report show the answer of the name check that was given, and no other", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("response", (response) => response.status() >= 400 && faults.push(response.url()));
  await chooseLanguage(page, "en");
  const pictureAfter = (answer: string) =>
    test.step(answer, async () => {
      await page.goto(`/stepper.html#send@000000;private;order.submit~create=${answer}`);
      const { walk, expectAt } = onStepper(page, "send");
      await expectAt("nameCheck", ["order.submit", `create=${answer}`]);
      const picture = walk.locator("[aria-current=step] img");
      await expect(picture).toHaveJSProperty("complete", true);
      return (await picture.getAttribute("src"))?.split("?")[0];
    });
  expect(await pictureAfter("vop.MTCH")).toBe("./images/send/nameCheck.en.light.390.webp");
  const own = "./images/send/nameCheck-create.vop.NMTC.en.light.390.webp";
  expect(await pictureAfter("vop.NMTC")).toBe(own);

  const { button, walk, names } = onStepper(page, "send");
  await button("screen.sheet").click();
  await expect(page.getByRole("dialog").locator("img").first()).toHaveAttribute(
    "src",
    /nameCheck-create\.vop\.NMTC\.en\.light\.390\.webp/,
  );
  await expect(page.getByRole("dialog").locator("img")).toHaveCount(1);
  await page.keyboard.press("Escape");

  await page.goto("/stepper.html#send@000000;private;order.submit+order.amount=12.34~create=vop.NMTC");
  await expect(walk.locator("[aria-current=step]")).toContainText("no picture of this");

  await page.goto("/stepper.html#send@000000;private;order.submit~create=vop.NMTC");
  await button("bar.export").click();
  await page.getByRole("radio", { name: "Bug report" }).check();
  const link = page.getByRole("link", { name: "Download send.nameCheck.html" });
  const report = (await downloaded(page, () => link.click())).content.toString();
  expect(report.match(/<img src="data:image/g)).toHaveLength(3);
  expect(report).toContain(`<td>${names.event("create=vop.NMTC")}</td>`);
  expect(faults).toEqual([]);
});

test("the report of a long walk is downloaded whole, with all its pictures", async ({ page }) => {
  await chooseLanguage(page, "en");
  const steps = Array.from({ length: 75 }, () => ["order.submit", "create=500"]).flat();
  await page.goto(`/stepper.html#send@000000;private;${steps.join("~")}`);
  await onStepper(page, "send").button("bar.export").click();
  await page.getByRole("radio", { name: "Bug report" }).check();
  const link = page.getByRole("link", { name: "Download send.editing.html" });
  const { name, content } = await downloaded(page, () => link.click());
  expect(name).toBe("send.editing.html");
  expect(content.length).toBeGreaterThan(2 * 1024 * 1024);
  expect(content.toString()).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  expect(content.toString().match(/<img src="data:image/g)).toHaveLength(steps.length + 1);
});

test("the width of the chart is as this browser left it", async ({ page }) => {
  await chooseLanguage(page, "en");
  await page.goto("/stepper.html#send@000000;private");
  const splitter = page.getByRole("separator", { name: onStepper(page, "send").say("chart.splitter") });
  await splitter.press("ArrowRight");
  await expect(splitter).toHaveAttribute("aria-valuenow", "40");
  await page.reload();
  await expect(splitter).toHaveAttribute("aria-valuenow", "40");
});

test("the stepper is accessible and fits 320 px", async ({ page }) => {
  await chooseLanguage(page, "en");
  await page.goto("/stepper.html?theme=dark#send@000000;private;order.submit~create=vop.NMTC");
  const { say, expectAt, button, part, screen } = onStepper(page, "send");
  await expectAt("nameCheck", ["order.submit", "create=vop.NMTC"]);
  await expect(part("chart.title").getByRole("group").first()).toBeVisible();
  await expectAccessible(page, "the stepper");
  await button("tool.open").click();
  await expect(page.getByRole("group", { name: say("tool.title"), exact: true })).toBeVisible();
  await expectAccessible(page, "its own corner");
  await page.keyboard.press("Escape");
  await expect(button("tool.open")).toBeFocused();
  await page
    .getByRole("group", { name: say("screen.locale") })
    .getByRole("radio", { name: "LV" })
    .check();
  await expect(page).toHaveURL(/locale=lv/);
  await expect(screen.locator("html")).toHaveAttribute("lang", "lv");
  await button("screen.sheet").click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page, "its pictures");
  await page.keyboard.press("Escape");
  await expectReflow(page, "the stepper");
});

test("a payment made in the bank is followed on the chart as it goes, and replayed as a walk", async ({
  page,
  context,
  operator,
}) => {
  const payer = await operator.customer({ balance: "900.00" });
  await chooseLanguage(page, "en");
  await page.goto("/stepper.html");
  const { say, names, part, button, walk } = onStepper(page, "send");
  const here = (state: string) =>
    part("chart.title").locator(`[data-state="send.${state}"][aria-current=step]`);
  const stands = (state: string) => test.step(state, () => expect(here(state)).toBeAttached());
  await page.getByRole("radio", { name: say("live.title"), exact: true }).check();
  await button("live.start").click();
  await expect(page.getByText(say("live.waiting"))).toBeVisible();

  const bankPage = await context.newPage();
  const screen = onScreen(bankPage);
  const payee = outside.noMatch;
  await signIn(bankPage, operator, payer);
  await screen.link("home.send").click();
  await fillPayment(bankPage, payee);
  await stands("editing");
  await sendButton(screen).click();
  await expect(screen.dialog("send.check.NMTC.title")).toBeVisible();
  await stands("nameCheck");
  await screen.button("send.check.sendAnyway").click();
  await stands("twoFactor");
  const code = await sentCode(screen, operator, payer.login);
  await confirmWithCode(screen, code);
  await stands("completed");

  const live = page.getByRole("group", { name: say("live.title"), exact: true });
  await expectAccessible(page, "a session followed");
  await live.getByText(names.event("code.submit")).click();
  await expect(live).toContainText('"code": "•••"');
  await expect(live).not.toContainText(code);
  await expect(page.getByText(/not in the walk$/)).toHaveCount(0);

  await button("live.replay").click();
  for (const step of ["create=vop.NMTC", "name.confirm", "code.submit", "resend=accepted"])
    await expect(walk.getByRole("listitem").filter({ hasText: names.event(step) })).not.toHaveCount(0);
  await expect(walk.locator("[aria-current=step]")).toHaveAttribute("data-state", "editing");
  await page.keyboard.press("End");
  await expect(walk.locator("[aria-current=step]")).toHaveAttribute("data-state", "completed");

  await test.step("and is kept in the folder of its flow", async () => {
    const asked: unknown[] = [];
    // Only what would be written: the folder is the repository's own.
    await page.route("**/stepper/flows/send/walks", (route) => {
      if (route.request().method() !== "POST") return route.continue();
      asked.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    await button("keep.title").click();
    await page.getByLabel(say("keep.en")).fill("Paid in the bank");
    await page.getByLabel(say("keep.lv")).fill("Samaksāts bankā");
    await button("keep.save").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(asked).toEqual([
      {
        name: ["Paid in the bank", "Samaksāts bankā"],
        input: "private",
        steps: expect.arrayContaining(["order.submit", "create=vop.NMTC", "resend=accepted"]),
        ends: "completed",
      },
    ]);
  });

  // Followed no more: the bank is as for any customer.
  await bankPage.reload();
  await expect(bankPage.locator('script[src="/stepper/live.js"]')).toHaveCount(0);
});
