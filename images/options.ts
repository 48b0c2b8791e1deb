import { parseArgs } from "node:util";
import path from "node:path";
import { readFileSync } from "node:fs";
import { modes, type ScreenMode } from "@amberline/stepper/mode";
import { modeNamed, nameOfMode } from "./mode.ts";
import type { Places } from "./compareToBaseline.ts";

/** What to draw: the fixed subset, everything, all components, the second bank, some flows or some stories. */
export type Selection =
  | { kind: "subset" | "all" | "components" | "brand" }
  | { kind: "flows"; flows: readonly string[] }
  /** Id prefixes: `button--`. */
  | { kind: "stories"; names: readonly string[] };

export interface Options extends Places {
  /** Null to draw nothing and accept pictures of the last run. */
  selection: Selection | null;
  modes: readonly ScreenMode[];
  /** Name prefixes of pictures to accept: `send/editing`; empty for all. Null to accept none. */
  accept: readonly string[] | null;
  /** Folder of the built stepper with the screen page. */
  pages: string;
  /** Folder of a built Storybook; null builds one. */
  stories: string | null;
  /** CSS added to every page. */
  style: string;
}

export const usage = `npm run images -- [what] [how]

What is drawn and held against the pictures in e2e/images:
  --subset           every state of the large flows in one mode each, sign-in and sending in all ten (as npm test)
  --all              every state of every flow in all ten modes, and every component
  --flow send        the states of one flow in all ten modes; may be said again
  --components       every component
  --brand            the main screens in the looks of the second bank, which are in the two above too
  --story button--   the stories whose id begins so; may be said again
How:
  --mode lv.dark.390 only in this mode; may be said again
  --accept [names]   takes the new pictures: of what is drawn now, as it is drawn, or of the last run when nothing is to
                     be drawn; names are beginnings such as send/editing. With --all, which is of every mode then, the
                     README's figures are counted anew; pictures taken otherwise, as in the stepper, leave them
  --style file.css   draws as if this sheet were added to every page
  --pages folder     another built stepper than apps/stepper/dist
  --stories folder   a built Storybook, where none is to be built
  --kept folder      another folder than e2e/images
  --report folder    another folder than images/.report`;

const root = path.join(import.meta.dirname, "..");

export const ownPictures = path.join(root, "e2e/images");

function modeOf(name: string): ScreenMode {
  const mode = modeNamed(name);
  if (mode) return mode;
  throw new Error(`There is no mode ${name}. There are: ${modes.map(nameOfMode).join(", ")}.`);
}

/** Parses the command line. Throws a one-sentence error if it is invalid. */
export function readOptions(line: readonly string[]): Options | "help" {
  const { values, positionals } = parseArgs({
    args: [...line],
    allowPositionals: true,
    options: {
      subset: { type: "boolean" },
      all: { type: "boolean" },
      components: { type: "boolean" },
      brand: { type: "boolean" },
      flow: { type: "string", multiple: true },
      story: { type: "string", multiple: true },
      mode: { type: "string", multiple: true },
      accept: { type: "boolean" },
      style: { type: "string" },
      pages: { type: "string" },
      stories: { type: "string" },
      kept: { type: "string" },
      report: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return "help";
  if (positionals.length > 0 && !values.accept)
    throw new Error(`${positionals[0]} is not understood; names stand after --accept.`);
  const asked: Selection[] = [
    ...(values.all ? [{ kind: "all" as const }] : []),
    ...(values.components ? [{ kind: "components" as const }] : []),
    ...(values.brand ? [{ kind: "brand" as const }] : []),
    ...(values.flow ? [{ kind: "flows" as const, flows: values.flow }] : []),
    ...(values.story ? [{ kind: "stories" as const, names: values.story }] : []),
    ...(values.subset ? [{ kind: "subset" as const }] : []),
  ];
  if (asked.length > 1)
    throw new Error(
      "Only one of --subset, --all, --flow, --components, --brand and --story can be asked for.",
    );
  if (values.all && values.mode && values.accept)
    throw new Error(
      "All pictures are accepted in every mode: say --flow, --story or --components with --mode.",
    );
  return {
    selection: asked[0] ?? (values.accept ? null : { kind: "subset" }),
    modes: values.mode?.map(modeOf) ?? modes,
    accept: values.accept ? positionals : null,
    style: values.style === undefined ? "" : readFileSync(values.style, "utf8"),
    pages: path.resolve(values.pages ?? path.join(root, "apps/stepper/dist")),
    stories: values.stories === undefined ? null : path.resolve(values.stories),
    kept: path.resolve(values.kept ?? ownPictures),
    report: path.resolve(values.report ?? path.join(root, "images/.report")),
  };
}
