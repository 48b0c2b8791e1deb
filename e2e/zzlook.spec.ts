import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { onScreen } from "@amberline/flow-lab/browser/screens";
import { lineOf, look, remember, watchBlanks } from "./network";
import { tours } from "./networkPlaces";
test("look", async ({ page, operator, request }) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(10_000);
  await page.clock.install();
  const blanks = await watchBlanks(page);
  const line = await lineOf(page);
  const walk = { page, operator, request, screen: onScreen(page), line, blanks, item: "accountInfo", customer: null, login: "" };
  const tour = tours.find(({ name }) => name === process.env["TOUR"]);
  if (!tour) throw new Error("no");
  const place = tour.places[0];
  if (!place) throw new Error("no");
  await tour.open(walk);
  page.on("request", (r) => r.url().includes("/api/") && console.log("  ask", r.method(), new URL(r.url()).pathname));
  page.on("requestfinished", (r) => r.url().includes("/api/") && console.log("  done", new URL(r.url()).pathname));
  page.on("requestfailed", (r) => r.url().includes("/api/") && console.log("  fail", new URL(r.url()).pathname, r.failure()?.errorText));
  await line.cut({ accountInfo: "silent" });
  await remember(page);
  console.log("act");
  await place.act(walk);
  console.log("unmet", await line.unmet(() => place.isThere(walk).then(() => true, () => false)));
  for (let passed = 0; passed < 100; passed += 5) {
    await line.isAnswered();
    await page.clock.fastForward(5_000);
    console.log(passed + 5, JSON.stringify(await look(page)), (await page.evaluate(() => document.querySelector("#main")?.textContent ?? document.body.innerText)).slice(-200).replaceAll("\n", " | "));
  }
  await page.screenshot({ path: "/tmp/zz.png" });
});
