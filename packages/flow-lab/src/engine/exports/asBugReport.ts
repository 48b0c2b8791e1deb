import { versionOf, writeAddress } from "../address";
import { endOf, fileName, keysOf, type ExportedFile, type ExportedWalk } from "./walked";

/** URLs for the readers of a report. */
export interface ReportPlaces {
  /** URL of the stepper without a hash. */
  stepper: string;
  /** URL of a state's picture; null if there is none. */
  picture(flow: string, stateKey: string): string | null;
}

const beside: ReportPlaces = {
  stepper: "stepper.html",
  picture: (flow, stateKey) => `images/${flow}/${stateKey}.en.light.1280.png`,
};

/** A pipe would end the table cell. */
const cell = (text: string) => `\`${text.replaceAll("|", "\\|")}\``;

/** A walk as a Markdown report: its steps, the state after each, a link that replays it, and pictures. */
export function asBugReport(walk: ExportedWalk, { stepper, picture }: ReportPlaces = beside): ExportedFile {
  const { flow, input, steps } = walk;
  const keys = keysOf(walk);
  const version = versionOf(flow);
  const link = `${stepper}#${writeAddress({ flow: flow.id, version, input, steps })}`;
  const pictures = [...new Set(keys)].flatMap((key) => {
    const address = picture(flow.id, key);
    return address === null ? [] : [`### ${key}\n\n![${flow.id}: ${key}](<${address}>)`];
  });
  const parts = [
    `# ${flow.id}: ${endOf(walk)}`,
    "## What happens",
    "## What should happen",
    "## The way there",
    `Flow \`${flow.id}\`, version \`${version}\`, from \`${input}\`. [Walk it in the stepper](<${link}>)`,
    [
      "| | Step | State after it |",
      "| --- | --- | --- |",
      `| 0 | | ${cell(keys[0] ?? "")} |`,
      ...steps.map((step, at) => `| ${at + 1} | ${cell(step)} | ${cell(keys[at + 1] ?? "")} |`),
    ].join("\n"),
    ...(pictures.length > 0 ? ["## Pictures", ...pictures] : []),
  ];
  return { name: `${fileName(walk)}.md`, text: `${parts.join("\n\n")}\n` };
}
