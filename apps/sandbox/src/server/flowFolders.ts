import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { type Context, type Handler, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isOwnPage } from "./acceptPictures";
import { isFromThisMachine } from "./ownMachine";

/** A walk as `keptWalks.json` of its flow holds it: `KeptWalk` of the lab. */
interface KeptWalk {
  /** In English and Latvian. */
  name: readonly [string, string];
  input: string;
  steps: readonly string[];
  ends: string;
}

/** Bytes of a walk: a thousand steps with changed values. */
const largestWalk = 256 * 1024;
const mostSteps = 1_000;
const lineWidth = 110;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= most && !/\p{Cc}/u.test(value);

function readWalk(asked: unknown): KeptWalk | null {
  if (!isFields(asked)) return null;
  const { name, input, steps, ends } = asked;
  if (!Array.isArray(name) || !Array.isArray(steps) || name.length !== 2) return null;
  const [en, lv]: unknown[] = name;
  if (!isText(en, 120) || !isText(lv, 120) || !isText(input, 120) || !isText(ends, 500)) return null;
  if (steps.length > mostSteps || !steps.every((step) => isText(step, 20_000))) return null;
  return { name: [en.trim(), lv.trim()], input, steps, ends };
}

/** As the project's formatter writes it: a list of texts in one line if it fits. */
export function written(walks: readonly KeptWalk[]): string {
  const long = JSON.stringify(walks, null, 2);
  return `${long.replaceAll(
    /^( *"\w+": )\[\n\s+("[^\]]*")\n\s+\](,?)$/gm,
    (whole, key: string, items: string, end: string) => {
      const line = `${key}[${items.replaceAll(/\n\s+/g, " ")}]${end}`;
      return line.length <= lineWidth ? line : whole;
    },
  )}\n`;
}

const isMissing = (error: unknown) => isFields(error) && error["code"] === "ENOENT";

async function walksIn(file: string): Promise<KeptWalk[]> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as KeptWalk[];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const run = promisify(execFile);

/** The chart of a flow on the main branch: null if it has none there, a reason if there is no such branch. */
async function chartOnMain(
  folder: string,
  flow: string,
): Promise<{ chart: unknown } | { reason: "git" | "main" }> {
  const git = async (...args: readonly string[]) =>
    (await run("git", args, { cwd: folder, timeout: 10_000, maxBuffer: 16 * 1024 * 1024 })).stdout;
  try {
    await git("rev-parse", "--git-dir");
  } catch {
    return { reason: "git" };
  }
  for (const branch of ["main", "origin/main"]) {
    try {
      await git("rev-parse", "--verify", "--quiet", `${branch}^{commit}`);
    } catch {
      continue;
    }
    const listed = await git("ls-tree", "--name-only", branch, `./${flow}/layout.json`);
    if (listed.trim() === "") return { chart: null };
    const { states, transitions, anytime } = JSON.parse(
      await git("show", `${branch}:./${flow}/layout.json`),
    ) as Fields;
    return { chart: { states, transitions, anytime } };
  }
  return { reason: "main" };
}

/**
 * What testers on this machine do with the folders of the flows in a repository: read and add to the walks kept of a
 * flow, and read its chart as it is on the main branch, now and not when something was built.
 */
export function flowFolders(folder: string, report: (error: unknown) => void): Hono {
  const within = path.resolve(folder);
  const exists = (file: string) =>
    readFile(file).then(
      () => true,
      () => false,
    );
  /** Answers on this machine alone, and about a flow that has a chart there. */
  const about =
    (answer: (context: Context, flow: string) => Promise<Response>): Handler =>
    async (context) => {
      const flow = context.req.param("flow") ?? "";
      if (!isFromThisMachine(context.req.raw)) return context.text("Forbidden", 403);
      const isFlow =
        /^[a-z][A-Za-z]{0,59}$/.test(flow) && (await exists(path.join(within, flow, "layout.json")));
      if (!isFlow) return context.text("There is no such flow.", 404);
      return answer(context, flow);
    };
  const keptOf = (flow: string) => path.join(within, flow, "keptWalks.json");
  const add = async (flow: string, walk: KeptWalk) => {
    const walks = await walksIn(keptOf(flow));
    if (walks.some(({ name }) => name.some((each, at) => each === walk.name[at]))) return 409;
    await writeFile(keptOf(flow), written([...walks, walk]));
    return 204;
  };
  let last: Promise<unknown> = Promise.resolve();
  return new Hono()
    .get(
      "/:flow/main",
      about(async (context, flow) => context.json(await chartOnMain(within, flow))),
    )
    .get(
      "/:flow/walks",
      about(async (context, flow) => context.json(await walksIn(keptOf(flow)))),
    )
    .post(
      "/:flow/walks",
      bodyLimit({ maxSize: largestWalk }),
      about(async (context, flow) => {
        if (!isOwnPage(context)) return context.text("Forbidden", 403);
        const isJson = context.req.header("Content-Type") === "application/json";
        const walk = isJson ? readWalk(await context.req.json().catch(() => null)) : null;
        if (!walk) return context.text("This is no walk.", 422);
        const added = last.then(() => add(flow, walk));
        last = added.catch(report);
        return added.then(
          (status) => context.body(null, status),
          () => context.text("The walk could not be kept.", 500),
        );
      }),
    );
}
