import { expect, isItsDay, test } from "@amberline/flow-lab/browser/fixtures";
import { onScreen } from "@amberline/flow-lab/browser/screens";
import {
  EVERYTHING,
  faults,
  isWrite,
  kindOf,
  lineOf,
  look,
  pressOffered,
  remember,
  watchBlanks,
  type Fault,
} from "./network";
import { tours, type Place, type Tour, type Walk } from "./networkPlaces";

type Outcome =
  | "said"
  | "reloads itself"
  | "goes on without"
  | "told to be slow"
  | "shows that it waits"
  | "goes on meanwhile"
  | "was there before";

/** For the table in Storybook. */
const note = (type: "cell" | "payments", description: string) =>
  test.info().annotations.push({ type, description });

/** Whether something holds now. */
const holds = (check: () => Promise<void>) =>
  check().then(
    () => true,
    () => false,
  );

/** An item of a place, and the faults it meets one after the other before the line is back. */
interface Row {
  item: string;
  meets: readonly Fault[];
}

/** Everything together meets each fault anew; a part or a call meets all, each once as the last but what is late. */
function rowsOf(asked: readonly string[]): Row[] {
  const everything = faults.map((fault) => ({ item: EVERYTHING, meets: [fault] }));
  const alone = asked.map((item, nth) => {
    const failing = faults.filter((fault) => fault !== "late" && (fault !== "answer lost" || isWrite(item)));
    const begin = nth % failing.length;
    return { item, meets: [...failing.slice(begin), ...failing.slice(0, begin), "late" as const] };
  });
  return [...everything, ...alone];
}

/** Tries once more as the customer can: by what is offered, else as at first. */
async function tryAgain(walk: Walk, place: Place) {
  const { page } = walk;
  if (await pressOffered(page, "app.retry")) return;
  // What a reload brings is played where everything is lost; elsewhere the connection comes back.
  if (place.isPage && walk.item === EVERYTHING && (await pressOffered(page, "app.reload"))) return;
  if (await walk.screen.button("app.reload").isVisible())
    return page.evaluate(() => void dispatchEvent(new Event("online")));
  // What stands in the way is judged after.
  await (place.retry ?? place.act)(walk).catch(() => undefined);
}

/** Lets pauses and time limits pass until the customer is told, or nothing more comes of it. */
async function judge(walk: Walk, place: Place, fault: Fault): Promise<Outcome | "not met"> {
  const { page, line } = walk;
  if (!(await line.isMet())) return "not met";
  const isThere = () => holds(() => place.isThere(walk));
  if (fault === "late") {
    for (let passed = 0; passed < 9; passed += 3) await page.clock.fastForward(3_000);
    const { isSaid, isWaiting } = await look(page);
    if (isSaid) return "told to be slow";
    if (await isThere()) return "goes on meanwhile";
    expect(isWaiting, "shows that it waits").toBe(true);
    return "shows that it waits";
  }
  for (let passed = 0; passed < 65; passed += 5) {
    if ((await look(page)).isSaid) return "said";
    await page.clock.fastForward(5_000);
  }
  let outcome: Outcome = "said";
  await expect(async () => {
    const { isSaid, isReloaded } = await look(page);
    if (isSaid) return;
    outcome = isReloaded ? "reloads itself" : "goes on without";
    if (!isReloaded) await place.isThere(walk);
  }).toPass({ timeout: 5_000, intervals: [50] });
  return outcome;
}

/** Never blank, no address, nothing typed lost. */
async function expectWhole(walk: Walk, place: Place) {
  // With everything gone an old release reloads itself, and has to say without the app that there is none.
  if (place.isPage && walk.item !== EVERYTHING)
    await expect(walk.page.getByRole("navigation").first()).toBeAttached();
  await expect.poll(walk.blanks, "moments without anything on the page").toBe(0);
  expect((await look(walk.page)).isLeaking, "an address on the page").toBe(false);
  // The page may move on between two looks.
  await expect(async () => place.isKept?.(walk)).toPass({ timeout: 5_000 });
}

/** There, or refused because the bank has carried out what it could not answer. */
const isWell = (walk: Walk, place: Place) =>
  place.isThere(walk).catch(() => (place.isDone ?? place.isThere)(walk));

/** Everything is there once the line is back. */
const recovers = (walk: Walk, place: Place) =>
  expect(async () => {
    if (await holds(() => isWell(walk, place))) return;
    await walk.page.clock.fastForward(2_000);
    await tryAgain(walk, place).catch(() => undefined);
    await isWell(walk, place);
  }).toPass({ timeout: 60_000, intervals: [0, 100, 200] });

async function begin(walk: Walk, tour: Tour, place: Place) {
  await walk.line.restore();
  await tour.open(walk);
  await place.arrange?.(walk);
}

/** One row of the table: an item of a place meets every fault. */
async function playRow(walk: Walk, tour: Tour, place: Place, { item, meets }: Row) {
  const { line } = walk;
  walk.item = item;
  let isBegun = false;
  const meetAnew = async (fault: Fault) => {
    await begin(walk, tour, place);
    await line.cut(fault, item);
    await remember(walk.page);
    await place.act(walk);
    return judge(walk, place, fault);
  };
  const meetNext = async (fault: Fault) => {
    await line.cut(fault, item);
    await remember(walk.page);
    await (isBegun ? tryAgain(walk, place) : place.act(walk));
    return judge(walk, place, fault);
  };
  let last: Outcome | "not met" = "said";
  for (const [nth, fault] of meets.entries()) {
    await test.step(`${item}: ${fault}`, async () => {
      const isAnew = nth > 0 && (place.isOnce || last !== "said");
      let outcome = await (isAnew ? meetAnew(fault) : meetNext(fault));
      if (outcome === "not met") outcome = await meetAnew(fault);
      // Code that is fetched ahead, at a moment of its own, may have come before the line was cut.
      if (outcome === "not met" && kindOf(item) === "part") {
        await place.isThere(walk);
        outcome = "was there before";
      }
      isBegun = true;
      last = outcome;
      expect(outcome, `${item} meets the fault`).not.toBe("not met");
      await expectWhole(walk, place);
      note("cell", [place.name, item, kindOf(item), fault, outcome].join(" | "));
      if (!place.isOnce && fault !== meets.at(-1)) return;
      await line.restore();
      await recovers(walk, place);
      const made = await place.payments?.(walk);
      if (made === undefined) return;
      note("payments", String(made));
      expect(made, "payments made").toBeLessThanOrEqual(1);
    });
  }
}

/** Two tours a day. */
const days = Math.ceil(tours.length / 2);

for (const [nth, tour] of tours.entries()) {
  const play = isItsDay(nth % days, days) ? test : test.skip;
  play(`${tour.name} live through a hostile network`, async ({ page, operator, request, complaints }) => {
    test.setTimeout(600_000);
    page.setDefaultTimeout(10_000);
    await page.clock.install();
    const blanks = await watchBlanks(page);
    const line = await lineOf(page);
    const walk: Walk = {
      ...{ page, operator, request, screen: onScreen(page), line, blanks },
      ...{ item: "", customer: null, login: "" },
    };
    const rows = new Map<Place, Row[]>();
    await tour.open(walk);
    for (const place of tour.places) {
      await test.step(`${place.name}: what is asked for`, async () => {
        await place.arrange?.(walk);
        const asked = await line.record(async () => {
          await place.act(walk);
          await expect(() => place.isThere(walk)).toPass();
        });
        rows.set(place, asked.length > 0 ? rowsOf(asked) : []);
        await place.leave?.(walk);
      });
    }
    const most = Math.max(...[...rows.values()].map(({ length }) => length));
    for (let round = 0; round < most; round += 1) {
      await line.restore();
      await tour.open(walk);
      for (const place of tour.places) {
        const row = rows.get(place)?.[round];
        if (!row) continue;
        await place.arrange?.(walk);
        await playRow(walk, tour, place, row);
        await place.leave?.(walk);
      }
    }
    complaints.splice(0);
  });
}
