import { versionOf, writeAddress } from "../address";
import { stateKeyOf } from "../naming";
import { carriedBy, leavesOf } from "../fields";
import { isMoney, writeValue } from "../fieldValue";
import { shownOf } from "../shown";
import { meant } from "../steps";
import { endOf, fileName, momentsOf, type ExportedFile, type ExportedWalk } from "./walked";

/** Plain names beside the ids. */
export interface ReportNames {
  flow(id: string): string;
  input(id: string): string;
  state(key: string): string;
  event(step: string): string;
  field(path: string): string;
}

export interface ReportPicture {
  address: string;
  /** The mode it was taken in, if it is not the one of the report: `en.light.390`. */
  otherMode: string | null;
}

export interface ReportSurroundings {
  names: ReportNames;
  /** Address of the stepper beside any bank, without the walk: `stepper.html?locale=lv&theme=dark&width=390`. */
  stepper: string;
  /** What it was seen with: version, browser, language. */
  facts: readonly (readonly [name: string, value: string])[];
  /** The picture of each moment, the start first; null if there is none of exactly this. */
  pictures: readonly (ReportPicture | null)[];
}

function textOf(value: unknown): string {
  if (isMoney(value)) return `${writeValue(value)} ${value.currency}`;
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** The values the events carry, by their paths; passwords and codes are masked. */
function payloadsOf({ flow, steps }: ExportedWalk, walk: ReturnType<typeof momentsOf>) {
  return steps.flatMap((step, at) => {
    const moment = walk[at];
    const event = moment && meant(flow, moment, step)?.event;
    const leaves = event ? leavesOf(shownOf(carriedBy(event))) : [];
    return leaves.flatMap(({ path, value }) =>
      value === undefined ? [] : [{ step: at + 1, path, value: textOf(value) }],
    );
  });
}

type Cell = string | { code: string } | ReportPicture;

interface Part {
  title: string;
  lines: readonly string[];
  /** Whether whoever reports it fills it in. */
  isOpen?: boolean;
  table?: { head: readonly string[]; rows: readonly (readonly Cell[])[] };
}

function partsOf(walk: ExportedWalk, { names, stepper, facts, pictures }: ReportSurroundings): Part[] {
  const { flow, input, steps } = walk;
  const moments = momentsOf(walk);
  const keys = moments.map(({ snapshot }) => stateKeyOf(snapshot));
  const end = endOf(walk);
  const version = versionOf(flow);
  const address = writeAddress({ flow: flow.id, version, input, steps });
  const sections = end.split("+").flatMap((leaf) => flow.requirements[leaf] ?? []);
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
      picture ?? "No picture of exactly this",
    ];
  });
  return [
    {
      title: "What happens",
      isOpen: true,
      lines: [`After step ${steps.length}: ${names.state(end)}. Describe what is wrong.`],
    },
    {
      title: "What should happen",
      isOpen: true,
      lines: [`Describe it. The specification on this state: ${[...new Set(sections)].join("; ")}.`],
    },
    {
      title: "The way there",
      lines: [],
      table: { head: ["", "Step", "Id", "State after it", "Id", "Picture"], rows },
    },
    {
      title: "What the steps carried",
      lines: ["Passwords and codes are masked."],
      table: {
        head: ["Step", "Value", "Id", "Content"],
        rows: payloadsOf(walk, moments).map(({ step, path, value }) => [
          String(step),
          names.field(path),
          { code: path },
          { code: value },
        ]),
      },
    },
    {
      title: "Walking it again",
      lines: [
        "Add this to the address of any bank that was started with the stepper:",
        `/${stepper}#${address}`,
      ],
    },
    {
      title: "Seen with",
      lines: [],
      table: {
        head: ["", ""],
        rows: [["Flow", `${names.flow(flow.id)} (${flow.id}), version ${version}`], ...facts],
      },
    },
  ];
}

const titleOf = ({ flow, ...walk }: ExportedWalk, { names }: ReportSurroundings) =>
  `${names.flow(flow.id)}: ${names.state(endOf({ flow, ...walk }))}`;

const takenIn = ({ otherMode }: ReportPicture) => (otherMode === null ? [] : [`taken in ${otherMode}`]);

/** A pipe would end a cell of the table. */
const piped = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function cellIn(cell: Cell): string {
  if (typeof cell === "string") return piped(cell);
  return "code" in cell ? `\`${piped(cell.code)}\`` : ["In the file", ...takenIn(cell)].join(", ");
}

/** A walk as a report to paste into a tracker: Markdown without the pictures. */
export function asBugReport(walk: ExportedWalk, around: ReportSurroundings): ExportedFile {
  const row = (cells: readonly Cell[]) => `| ${cells.map(cellIn).join(" | ")} |`;
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

function htmlOf(cell: Cell): string {
  if (typeof cell === "string") return escaped(cell);
  return "code" in cell
    ? `<code>${escaped(cell.code)}</code>`
    : [`<img src="${escaped(cell.address)}" alt="">`, ...takenIn(cell).map(escaped)].join("<br>");
}

const sheet =
  "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}" +
  "table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:4px 8px;text-align:start;vertical-align:top}" +
  "code{overflow-wrap:anywhere}img{inline-size:240px;border:1px solid #bbb}[contenteditable]{outline:1px dashed #888}";

/** The same as a page that stands alone, with the pictures where they are `data:` addresses. */
export function asReportPage(walk: ExportedWalk, around: ReportSurroundings): ExportedFile {
  const row = (cells: readonly Cell[]) =>
    `<tr>${cells.map((cell) => `<td>${htmlOf(cell)}</td>`).join("")}</tr>`;
  const title = escaped(titleOf(walk, around));
  const parts = partsOf(walk, around).map(({ title: name, lines, isOpen = false, table }) =>
    [
      `<h2>${escaped(name)}</h2>`,
      ...lines.map((line) => `<p${isOpen ? " contenteditable" : ""}>${escaped(line)}</p>`),
      ...(table ? ["<table>", row(table.head), ...table.rows.map(row), "</table>"] : []),
    ].join("\n"),
  );
  const head = `<meta charset="utf-8"><title>${title}</title><style>${sheet}</style>`;
  return {
    name: `${fileName(walk)}.html`,
    text: `<!doctype html>\n<html lang="en">${head}\n<h1>${title}</h1>\n${parts.join("\n")}\n</html>\n`,
  };
}
