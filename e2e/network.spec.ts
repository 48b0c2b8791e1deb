import { expect, playedIf, test } from "@amberline/flow-lab/browser/fixtures";
import { onScreen } from "@amberline/flow-lab/browser/screens";
import { isItsDay } from "@amberline/flow-lab/browser/turns";
import {
  EVERYTHING,
  faults,
  isInBuild,
  isWrite,
  kindOf,
  lineOf,
  look,
  pressOffered,
  remember,
  watchBlanks,
  type Cut,
  type Fault,
} from "./network";
import table from "./network.json" with { type: "json" };
import { tours, type Do, type Place, type Tour, type Walk } from "./networkPlaces";

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

interface Judged {
  outcome: Outcome;
  /** It was there and has gone again, as a toast does: nothing is left to come back. */
  isOver?: boolean;
}

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
  if (await walk.screen.button("app.reload").first().isVisible())
    return page.evaluate(() => void dispatchEvent(new Event("online")));
  // What stands in the way is judged after.
  await (place.retry ?? place.act)(walk).catch(() => undefined);
}

/** Lets pauses and time limits pass until the customer is told, or nothing more comes of it. */
async function judge(walk: Walk, place: Place, isLate: boolean): Promise<Judged> {
  const { page, line } = walk;
  const isThere = async () => place.isBackground === true || holds(() => place.isThere(walk));
  let wasThere = false;
  if (isLate) {
    for (let passed = 0; passed < 9; passed += 3) {
      await line.isAnswered();
      wasThere ||= await isThere();
      await page.clock.fastForward(3_000);
    }
    let judged: Judged = { outcome: "shows that it waits" };
    await expect(async () => {
      const { isSaid, isWaiting } = await look(page);
      if (isSaid) judged = { outcome: "told to be slow" };
      else if (await isThere()) judged = { outcome: "goes on meanwhile" };
      else if (wasThere && !isWaiting && !place.isPage)
        judged = { outcome: "goes on meanwhile", isOver: true };
      else expect(isWaiting, "shows that it waits").toBe(true);
    }).toPass({ timeout: 2_000, intervals: [50] });
    return judged;
  }
  for (let passed = 0; passed < 65; passed += 5) {
    if ((await look(page)).isSaid) return { outcome: "said" };
    await line.isAnswered();
    wasThere ||= await isThere();
    await page.clock.fastForward(5_000);
  }
  let judged: Judged = { outcome: "said" };
  await expect(async () => {
    const { isSaid, isReloaded, isWaiting } = await look(page);
    if (isSaid) return;
    judged = { outcome: isReloaded ? "reloads itself" : "goes on without" };
    if (isReloaded || (await isThere())) return;
    judged.isOver = wasThere && !isWaiting && !place.isPage;
    if (judged.isOver) return;
    await line.isAnswered();
    // Files have longer time limits than anything else.
    await page.clock.fastForward(10_000);
    throw new Error("Neither there nor said to be lost.");
  }).toPass({ timeout: 15_000, intervals: [50] });
  return judged;
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
  place.isThere(walk).catch((error: unknown) => {
    if (!place.isDone) throw error;
    return place.isDone(walk);
  });

/** Everything is there once the line is back. */
async function recovers(walk: Walk, place: Place) {
  const comes = () => expect(() => isWell(walk, place)).toPass({ timeout: 1_500, intervals: [30] });
  await expect(async () => {
    if (await holds(() => isWell(walk, place))) return;
    await walk.line.isAnswered();
    await walk.page.clock.fastForward(2_000);
    await tryAgain(walk, place).catch(() => undefined);
    await comes();
  }).toPass({ timeout: 60_000, intervals: [0, 100, 200] });
}

async function begin(walk: Walk, tour: Tour, place: Place) {
  await walk.line.restore();
  await tour.open(walk);
  await place.arrange?.(walk);
}

/** The place is entered on a line that is cut. */
async function meet(walk: Walk, place: Place, cut: Cut, enter: Do) {
  await walk.line.cut(cut);
  await remember(walk.page);
  await enter(walk).catch(async (error: unknown) => {
    // A page that reloads itself for a new release takes with it what was to be pressed.
    if (!(await look(walk.page)).isReloaded) throw error;
  });
  return walk.line.unmet(() => holds(() => place.isThere(walk)));
}

const noteCell = (place: Place, item: string, fault: Fault, outcome: Outcome) =>
  note("cell", [place.name, item, kindOf(item), fault, outcome].join(" | "));

/** Nothing shows that it was missing. */
const isQuiet = (outcome: Outcome) =>
  ["goes on without", "goes on meanwhile", "was there before"].includes(outcome);

/**
 * One row of the table: an item of a place meets every fault. Returns what is left of it once the item proves not to be
 * missed: such a one needs the page anew for each fault.
 */
async function playRow(walk: Walk, tour: Tour, place: Place, { item, meets }: Row): Promise<Row | null> {
  const { line } = walk;
  walk.item = item;
  let last: Outcome | null = null;
  for (const [nth, fault] of meets.entries()) {
    const left = meets.slice(nth + 1);
    await test.step(`${item}: ${fault}`, async () => {
      let isOver: boolean | undefined;
      const goOn = (each: Walk) => (last ? tryAgain(each, place) : place.act(each));
      const isMet = async (enter: Do) => (await meet(walk, place, { [item]: fault }, enter)).length === 0;
      const isMetAnew = async () => {
        await begin(walk, tour, place);
        return isMet(place.act);
      };
      const isAnew = last && (place.isOnce || last !== "said");
      if ((await (isAnew ? isMetAnew() : isMet(goOn))) || (await isMetAnew()))
        ({ outcome: last, isOver } = await judge(walk, place, fault === "late"));
      else {
        // Code that is fetched ahead, at a moment of its own, may have come before the line was cut.
        expect(kindOf(item), `${item} meets the fault`).toBe("part");
        await expect(() => place.isThere(walk)).toPass({ timeout: 5_000 });
        last = "was there before";
      }
      await expectWhole(walk, place);
      noteCell(place, item, fault, last);
      if (!place.isOnce && left.length > 0 && !isQuiet(last)) return;
      await line.restore();
      if (!isOver) await recovers(walk, place);
      const made = await place.payments?.(walk);
      if (made === undefined) return;
      note("payments", `${place.name} | ${made}`);
      expect(made, "payments made").toBeLessThanOrEqual(1);
    });
    if (last && isQuiet(last) && !place.isOnce && !isWrite(item) && left.length > 0)
      return { item, meets: left };
  }
  return null;
}

/** Items that are not missed meet their faults side by side, each its own, with the page opened once for all of them. */
async function playTogether(walk: Walk, tour: Tour, place: Place, rows: readonly Row[]) {
  walk.item = "";
  const most = Math.max(0, ...rows.map(({ meets }) => meets.length));
  // From the end, where all are late.
  for (let nth = 1; nth <= most; nth += 1) {
    const cells = rows.flatMap(({ item, meets }) => {
      const fault = meets.at(-nth);
      return fault ? [{ item, fault }] : [];
    });
    const isSeen = await test.step(`${cells.length} together`, async () => {
      await begin(walk, tour, place);
      const cut = Object.fromEntries(cells.map(({ item, fault }) => [item, fault]));
      const unmet = await meet(walk, place, cut, place.act);
      const { outcome, isOver } = await judge(walk, place, nth === 1);
      if (!isQuiet(outcome) || unmet.some((item) => kindOf(item) !== "part")) return true;
      await expectWhole(walk, place);
      for (const { item, fault } of cells)
        noteCell(place, item, fault, unmet.includes(item) ? "was there before" : outcome);
      await walk.line.restore();
      if (!isOver) await recovers(walk, place);
      return false;
    });
    if (!isSeen) continue;
    // Which one shows alone is seen one by one.
    for (const { item, fault } of cells) {
      await begin(walk, tour, place);
      await playRow(walk, tour, place, { item, meets: [fault] });
    }
  }
}

/** The same part for the same item, whatever else is asked for. */
const partOf = ({ item }: Row, parts: number) =>
  [...item].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % parts;

/** What a tour had to play when all of it was last played. */
const cellsOf = ({ places }: Pick<Tour, "places">) =>
  table.rows
    .filter(({ place }) => places.some(({ name }) => name === place))
    .reduce((sum, { outcomes }) => sum + Object.keys(outcomes).length, 0);

const played = tours.flatMap(({ parts = 1, ...tour }) =>
  Array.from({ length: parts }, (_, part) => ({
    tour,
    title: parts > 1 ? `${tour.name}, part ${part + 1} of ${parts},` : tour.name,
    isPlayed: (row: Row) => partOf(row, parts) === part,
    cells: cellsOf(tour) / parts,
  })),
);

/** Two a day, a long one with a short one. */
const days = Math.ceil(played.length / 2);
const byLength = played.toSorted((one, other) => other.cells - one.cells);
const dayOf = (each: (typeof played)[number]) => {
  const nth = byLength.indexOf(each);
  return nth < days ? nth : 2 * days - 1 - nth;
};

// The browser complains of each part that is lost, late ones after the end.
test.use({ complaints: async ({ page: _ }, provide) => provide([]) });

test(
  "the table of the hostile network has only parts, calls and places that there are",
  { tag: "@daily" },
  () => {
    const places = new Set(tours.flatMap((tour) => tour.places).map(({ name }) => name));
    const gone = table.rows.filter(({ place, item }) => !places.has(place) || !isInBuild(item));
    expect(
      gone.map(({ place, item }) => `${place}: ${item}`),
      "to be played again with `-g` and the name of the tour, and taken out",
    ).toEqual([]);
  },
);

for (const each of played) {
  const { tour, title, isPlayed } = each;
  playedIf(isItsDay(dayOf(each), days))(
    `${title} live through a hostile network`,
    async ({ page, operator, request }) => {
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
      const unmissed = new Map<Place, Row[]>();
      await tour.open(walk);
      for (const place of tour.places) {
        await test.step(`${place.name}: what is asked for`, async () => {
          await place.arrange?.(walk);
          const asked = await line.record(async () => {
            await place.act(walk);
            await expect(() => place.isThere(walk)).toPass({ timeout: 60_000 });
          });
          rows.set(place, asked.length > 0 ? rowsOf(asked).filter(isPlayed) : []);
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
          const left = await playRow(walk, tour, place, row);
          if (left) unmissed.set(place, [...(unmissed.get(place) ?? []), left]);
          await place.leave?.(walk);
        }
      }
      for (const [place, left] of unmissed) await playTogether(walk, tour, place, left);
    },
  );
}
