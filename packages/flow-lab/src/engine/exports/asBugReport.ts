import { versionOf, writeAddress } from "../address";
import { stateKeyOf } from "../naming";
import { isMoney, kindOf, writeValue } from "../fieldValue";
import { payloadOf } from "../shown";
import { meant } from "../steps";
import { endOf, fileName, momentsOf, type ExportedFile, type ExportedWalk } from "./walked";

/** Plain names beside the ids. */
export interface ReportNames {
  flow(id: string): string;
  input(id: string): string;
  state(key: string): string;
  event(step: string): string;
  /** Of a value with what holds it: "Payment · Payee · Name". */
  value(path: string): string;
}

export interface ReportPicture {
  address: string;
  /** The mode it was taken in, if it is not the one of the report: `en.light.390`. */
  otherMode: string | null;
}

/** The report's own words. */
export type ReportWord =
  | "happens"
  | "after"
  | "should"
  | "specification"
  | "way"
  | "step"
  | "event"
  | "id"
  | "state"
  | "picture"
  | "inFile"
  | "takenIn"
  | "noPicture"
  | "carried"
  | "masked"
  | "value"
  | "content"
  | "again"
  | "addTo"
  | "seenWith"
  | "flow"
  | "version";

export interface ReportSurroundings {
  names: ReportNames;
  say: (word: ReportWord, values?: Readonly<Record<string, string | number>>) => string;
  /** Of the names and words. */
  language: string;
  /** What whoever reports it wrote; empty for nothing. */
  told: Readonly<Record<"happens" | "should", string>>;
  /** Address of the stepper beside any bank, without the walk: `stepper.html?locale=lv&theme=dark&width=390`. */
  stepper: string;
  /** What it was seen with: version, browser, language. */
  facts: readonly (readonly [name: string, value: string])[];
  /** The picture of each moment, the start first; null if there is none of exactly this. */
  pictures: readonly (ReportPicture | null)[];
}

function textOf(value: unknown): string {
  if (isMoney(value)) return `${writeValue(value)} ${value.currency}`;
  if (kindOf(value) === "time") return `${writeValue(value)} UTC`;
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** The values the events carry, by their paths; passwords and codes are masked. */
function payloadsOf({ flow, steps }: ExportedWalk, walk: ReturnType<typeof momentsOf>) {
  return steps.flatMap((step, at) => {
    const moment = walk[at];
    const event = moment && meant(flow, moment, step)?.event;
    return (event ? payloadOf(event) : []).flatMap(({ path, value }) =>
      value === undefined ? [] : [{ step: at + 1, path, value: textOf(value) }],
    );
  });
}

type Cell = string | { code: string } | (ReportPicture & { alt: string });

interface Part {
  title: string;
  lines: readonly string[];
  table?: { head: readonly string[]; rows: readonly (readonly Cell[])[] };
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

function partsOf(walk: ExportedWalk, around: ReportSurroundings): Part[] {
  const { names, say, told, stepper, facts, pictures } = around;
  const { flow, input, steps } = walk;
  const moments = momentsOf(walk);
  const keys = moments.map(({ snapshot }) => stateKeyOf(snapshot));
  const end = endOf(walk);
  const version = versionOf(flow);
  const address = writeAddress({ flow: flow.id, version, input, steps });
  const sections = new Set(end.split("+").flatMap((leaf) => flow.requirements[leaf] ?? []));
  const rows = keys.map((key, at): readonly Cell[] => {
    const step = steps[at - 1];
    const name = step === undefined ? names.input(input) : names.event(step);
    const picture = pictures[at];
    return [
      String(at),
      name,
      { code: step ?? input },
      names.state(key),
      { code: key },
      picture ? { ...picture, alt: names.state(key) } : say("noPicture"),
    ];
  });
  return [
    {
      title: say("happens"),
      lines: [...linesOf(told.happens), say("after", { step: steps.length, state: names.state(end) })],
    },
    {
      title: say("should"),
      lines: [...linesOf(told.should), say("specification", { sections: [...sections].join("; ") })],
    },
    {
      title: say("way"),
      lines: [],
      table: {
        head: [say("step"), say("event"), say("id"), say("state"), say("id"), say("picture")],
        rows,
      },
    },
    {
      title: say("carried"),
      lines: [say("masked")],
      table: {
        head: [say("step"), say("value"), say("id"), say("content")],
        rows: payloadsOf(walk, moments).map(({ step, path, value }) => [
          String(step),
          names.value(path),
          { code: path },
          { code: value },
        ]),
      },
    },
    { title: say("again"), lines: [say("addTo"), `/${stepper}#${address}`] },
    {
      title: say("seenWith"),
      lines: [],
      table: {
        head: [say("value"), say("content")],
        rows: [
          [say("flow"), `${names.flow(flow.id)} (${flow.id}), ${say("version", { version })}`],
          ...facts,
        ],
      },
    },
  ];
}

const titleOf = ({ flow, ...walk }: ExportedWalk, { names }: ReportSurroundings) =>
  `${names.flow(flow.id)}: ${names.state(endOf({ flow, ...walk }))}`;

const takenIn = ({ otherMode }: ReportPicture, { say }: ReportSurroundings) =>
  otherMode === null ? [] : [say("takenIn", { mode: otherMode })];

/** A pipe would end a cell of the table. */
const piped = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function cellIn(cell: Cell, around: ReportSurroundings): string {
  if (typeof cell === "string") return piped(cell);
  return "code" in cell
    ? `\`${piped(cell.code)}\``
    : [around.say("inFile"), ...takenIn(cell, around)].join(", ");
}

/** A walk as a report to paste into a tracker: Markdown without the pictures. */
export function asBugReport(walk: ExportedWalk, around: ReportSurroundings): ExportedFile {
  const row = (cells: readonly Cell[]) => `| ${cells.map((cell) => cellIn(cell, around)).join(" | ")} |`;
  const parts = partsOf(walk, around).map(({ title, lines, table }) => [
    `## ${title}`,
    ...lines,
    ...(table
      ? [[row(table.head), row(table.head.map(() => "---")), ...table.rows.map(row)].join("\n")]
      : []),
  ]);
  return {
    name: `${fileName(walk)}.md`,
    text: `${[`# ${titleOf(walk, around)}`, ...parts.flat()].join("\n\n")}\n`,
  };
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

function htmlOf(cell: Cell, around: ReportSurroundings): string {
  if (typeof cell === "string") return escaped(cell);
  return "code" in cell
    ? `<code>${escaped(cell.code)}</code>`
    : [
        `<img src="${escaped(cell.address)}" alt="${escaped(cell.alt)}">`,
        ...takenIn(cell, around).map(escaped),
      ].join("<br>");
}

const sheet =
  "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}" +
  "table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:4px 8px;text-align:start;vertical-align:top}" +
  "code{overflow-wrap:anywhere}img{inline-size:240px;border:1px solid #bbb}";

/** The same as a page that stands alone, with the pictures where they are `data:` addresses. */
export function asReportPage(walk: ExportedWalk, around: ReportSurroundings): ExportedFile {
  const row = (cells: readonly Cell[], tag: "td" | "th" = "td") =>
    `<tr>${cells.map((cell) => `<${tag}>${htmlOf(cell, around)}</${tag}>`).join("")}</tr>`;
  const title = escaped(titleOf(walk, around));
  const parts = partsOf(walk, around).map(({ title: name, lines, table }) =>
    [
      `<h2>${escaped(name)}</h2>`,
      ...lines.map((line) => `<p>${escaped(line)}</p>`),
      ...(table
        ? ["<table>", row(table.head, "th"), ...table.rows.map((cells) => row(cells)), "</table>"]
        : []),
    ].join("\n"),
  );
  const head = `<meta charset="utf-8"><title>${title}</title><style>${sheet}</style>`;
  return {
    name: `${fileName(walk)}.html`,
    text: `<!doctype html>\n<html lang="${around.language}">${head}\n<h1>${title}</h1>\n${parts.join("\n")}\n</html>\n`,
  };
}
