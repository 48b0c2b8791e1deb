import { versionOf, writeAddress } from "../address";
import { endOf, fileName, keysOf, type ExportedFile, type ExportedWalk } from "./walked";

/** Where a reader of a report finds the stepper and the pictures. */
export interface ReportPlaces {
  /** Address of the stepper's page, without what stands after `#`. */
  stepper: string;
  /** Address of the picture of a state of a flow; null where there is none. */
  picture(flow: string, stateKey: string): string | null;
}

const beside: ReportPlaces = {
  stepper: "stepper.html",
  picture: (flow, stateKey) => `images/${flow}/${stateKey}.en.light.1280.png`,
};

/** A pipe would end the cell of a table. */
const cell = (text: string) => `\`${text.replaceAll("|", "\\|")}\``;

/** A walk as a report in Markdown: the way, the state after each step, a link that walks it again, the pictures. */
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
