import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "tsup";
import { expect } from "vitest";
import { debitsMade, fromFilesMade, plannedMade, reminded, spacesRuled, wrongs } from "./check";
import { type BankProcess, type ReachedBank } from "../testing/bankProcess";
import { clockOf, play, type Tortured } from "./play";

/** Without a seed of its own, a run plays that of the day. */
export function seedsAt(now: number): number[] {
  const first = Number(process.env.AMBERLINE_TORTURE_SEED ?? Math.floor(now / 86_400_000));
  return Array.from({ length: Number(process.env.AMBERLINE_TORTURE_SEEDS ?? 1) }, (_, nth) => first + nth);
}

const size = Number(process.env.AMBERLINE_TORTURE_SIZE ?? 1);

export const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Where what is built for these tests stands: below the packages that it asks for. */
export const cache = path.join(root, "node_modules/.cache/amberline");

/** The server of the sources in a folder, built by their own rules but for its files. Returns the program. */
export async function builtServer(sources = root, outDir = path.join(cache, "torture")): Promise<string> {
  const entry = path.join(sources, "apps/sandbox/src/server.ts");
  await build({
    ...{ entry: [entry], outDir, format: "esm", platform: "node", target: "node20", config: false },
    ...{ noExternal: [/^@amberline\//], skipNodeModulesBundle: true, silent: true },
    esbuildOptions: (options) => void (options.conditions = ["@amberline/source", "node", "import"]),
  });
  return path.join(outDir, "server.js");
}

/** Processes of which each request reaches the next, as behind a proxy. */
export function inTurn(banks: readonly BankProcess[]): ReachedBank {
  let turn = 0;
  const next = () => banks[(turn += 1) % banks.length]!;
  return {
    get url() {
      return next().url;
    },
    log: () => banks.map((bank) => bank.log()).join("\n"),
    send: (name, body, how) => next().send(name, body, how),
    operate: async (call, body) => {
      const answer = await next().operate<never>(call, body);
      if (call === "/clock" && body) await agreeOnTime(banks, answer);
      return answer;
    },
  };
}

/** A shift of the clock reaches each other process with its next look. */
async function agreeOnTime(banks: readonly BankProcess[], { now }: { now: number }): Promise<void> {
  const earliest = async () => Math.min(...(await Promise.all(banks.map(clockOf))));
  await expect.poll(earliest, { timeout: 10_000 }).toBeGreaterThanOrEqual(now);
}

/** Plays a seed, fails if anything is wrong afterwards, and tells a run that was asked for what it was like. */
export async function playSeed(
  seed: number,
  tortured: Tortured,
  { how = "", ...course }: { how?: string } & NonNullable<Parameters<typeof play>[2]> = {},
): Promise<void> {
  const { bank } = tortured;
  const played = await play(seed, tortured, { size, ...course }).catch((cause: unknown) => {
    throw new Error(`The bank does not go on:\n${bank.log()}`, { cause });
  });
  const met = [...played.met].map(([what, times]) => `${times} ${what}`).join(", ");
  const again = `npm run torture -- --seed ${seed} --size ${size} ${how}`.trimEnd();
  expect(await wrongs(tortured, played), `${again}\n${met}`).toEqual([]);
  expect(played.acknowledged.length, met).toBeGreaterThan(0);
  const made = await plannedMade(tortured);
  if (played.planned.length > 0) expect(made, "planned payments made").toBeGreaterThan(0);
  const approved = new Set(played.approved).size;
  const fromFiles = await fromFilesMade(tortured);
  if (course.knowsAll !== false) expect(approved, "approved").toBeGreaterThan(0);
  if (played.files.length > 0) expect(fromFiles, "payments from files").toBeGreaterThan(0);
  const debits = await debitsMade(tortured);
  if (played.announced.length > 0) expect(debits, "direct debits").toBeGreaterThan(0);
  const ruled = await spacesRuled(tortured);
  if (course.knowsAll !== false) expect(played.moved.length, "moves to spaces").toBeGreaterThan(0);
  if (course.knowsAll !== false) expect(ruled, "moves by rules").toBeGreaterThan(0);
  const learnt = played.devices.reduce((sum, { seen }) => sum + seen.size, 0);
  const asked = await reminded(tortured);
  if (course.knowsAll !== false) expect(asked, "reminders of what waits").toBeGreaterThan(0);
  const pushed = played.browsers.reduce((sum, { received }) => sum + received.length, 0);
  for (const { received } of played.browsers) expect(received.length, "pushes").toBeGreaterThan(0);
  const moved = new Set(played.moved.map(({ key }) => key)).size;
  const back = new Set(played.refunded).size;
  const paid = new Set(played.acknowledged.map(({ key }) => key)).size;
  const silences = played.silences.map(({ fault, ms }) => `${(ms / 1_000).toFixed(1)} s (${fault})`);
  const told = `${paid} payments, ${made} planned and ${approved} approved ones, ${fromFiles} from files, ${debits} direct debits and ${back} of them paid back, ${moved} moves to and from spaces and ${ruled} by rules, ${learnt} notifications on ${played.devices.length} devices, ${pushed} pushes to ${played.browsers.length} browsers, ${asked} reminders of ${played.waiting.length} payments that wait, none lost or doubled; none acknowledged for ${silences.join(", ")}`;
  if (process.env.AMBERLINE_TORTURE_SEED) process.stdout.write(`${again}: ${told}; ${met}\n`);
}
