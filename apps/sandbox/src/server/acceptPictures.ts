import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Context, Handler } from "hono";
import { isFromThisMachine } from "./ownMachine";

/** Accepts the new images whose names start with this. Throws if that fails. */
export type AcceptImage = (name: string) => Promise<void>;

/** A browser on this machine, on a page of this origin; no other page can pretend to be. */
export const isOwnPage = ({ req }: Context): boolean =>
  isFromThisMachine(req.raw) && req.header("Origin") === new URL(req.url).origin;

async function nameIn(context: Context): Promise<string | null> {
  if (context.req.header("Content-Type") !== "application/json") return null;
  const asked: unknown = await context.req.json().catch(() => null);
  const name = typeof asked === "object" && asked !== null && "name" in asked ? asked.name : null;
  return typeof name === "string" && /^\w[\w-]{0,59}\/[\w.+-]{1,200}$/.test(name) ? name : null;
}

/** Answers 204 if images can be accepted here. */
export const offerAccept: Handler = (context, next) =>
  isFromThisMachine(context.req.raw) ? Promise.resolve(context.body(null, 204)) : next();

/** Accepts new images, one request at a time: 204, 403 to other pages, 422 without a name, 500. */
export function acceptPictures(keep: AcceptImage, report: (error: unknown) => void): Handler {
  let last = Promise.resolve();
  return async (context) => {
    if (!isOwnPage(context)) return context.text("Forbidden", 403);
    const name = await nameIn(context);
    if (name === null) return context.text("There is no such picture.", 422);
    const done = last.then(() => keep(name));
    last = done.catch(report);
    return done.then(
      () => context.body(null, 204),
      () => context.text("The picture could not be kept.", 500),
    );
  };
}

interface ImageFolders {
  kept: string;
  report: string;
}

/** Command line of the tool. */
export const acceptLine = (name: string, { kept, report }: ImageFolders): readonly string[] => [
  ...["--accept", name],
  ...["--kept", path.resolve(kept)],
  ...["--report", path.resolve(report)],
];

interface Tool extends ImageFolders {
  /** The script that compares and accepts images. */
  tool: string;
  /** Aborts a running tool, and prevents further runs. */
  stopping: AbortSignal;
  /** Timeout per image, milliseconds. */
  patienceMs?: number;
  /** Node flags. @default those to run TypeScript sources */
  flags?: readonly string[];
}

const asWritten = ["--conditions=@amberline/source", "--import", "tsx"];

/** Runs the project's own tool, as `npm run images -- --accept` does. */
export const keepByTool =
  ({ tool, stopping, patienceMs = 60_000, flags = asWritten, ...places }: Tool): AcceptImage =>
  async (name) => {
    stopping.throwIfAborted();
    const file = path.resolve(tool);
    await promisify(execFile)(process.execPath, [...flags, file, ...acceptLine(name, places)], {
      cwd: path.dirname(file),
      timeout: patienceMs,
      signal: stopping,
      killSignal: "SIGKILL",
    });
  };
