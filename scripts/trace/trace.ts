import type { Line, Section } from "./specification.ts";
import type { TestTitle } from "./titles.ts";

/** A leaf state of a flow, and what the flow's flow says it is there for: `4 send flow`, `7 /order/create`. */
export interface TracedState {
  flow: string;
  /** Without the machine's id: `unknown.checking`. */
  state: string;
  requirements: readonly string[];
}

export interface TracedLine extends Line {
  proofs: readonly TestTitle[];
}

export interface TracedSection extends Omit<Section, "lines"> {
  lines: readonly TracedLine[];
  /** Tests whose title ends with the section. */
  tests: readonly TestTitle[];
  states: readonly TracedState[];
}

export interface Trace {
  sections: readonly TracedSection[];
  /** What does not hold, a sentence each. */
  faults: readonly string[];
}

const wholeTitle = ({ file, title }: TestTitle) => `${file} › ${title}`;

/** Titles end alike at a border only: ` › `, or `/` within the file's path. */
const ends = (whole: string, wanted: string) =>
  whole.endsWith(wanted) && /(^|\/| › )$/.test(whole.slice(0, whole.length - wanted.length));

/** What a state is there for: the section, and what of it, empty for all of it. */
export function divideRequirement(requirement: string): { section: string; subject: string } {
  const [section = "", ...subject] = requirement.split(" ");
  return { section, subject: subject.join(" ") };
}

const holds = (text: string, wanted: string) => text.toLowerCase().includes(wanted.toLowerCase());

/** The lines a state answers for: those under a subject of that name, else those that speak of it. */
export function linesFor(requirement: string, sections: readonly Section[]): readonly Line[] {
  const { section, subject } = divideRequirement(requirement);
  const lines = sections.find(({ id }) => id === section)?.lines ?? [];
  if (!subject) return lines;
  const under = lines.filter((line) => line.subject?.toLowerCase() === subject.toLowerCase());
  return under.length > 0 ? under : lines.filter(({ text }) => holds(text, subject));
}

function proofsOf(line: Line, titles: readonly TestTitle[], faults: string[]): TestTitle[] {
  if (line.tests.length === 0 && !line.open) faults.push(`${line.id} has no test: ${line.text}`);
  if (line.tests.length > 0 && line.open) faults.push(`${line.id} has a test and is open all the same`);
  return line.tests.flatMap((wanted) => {
    const found = titles.filter((title) => ends(wholeTitle(title), wanted));
    const files = [...new Set(found.map(wholeTitle))];
    if (files.length === 0) faults.push(`${line.id} names a test that is not there: ${wanted}`);
    if (files.length > 1)
      faults.push(`${line.id} names several tests: ${wanted}\n    ${files.join("\n    ")}`);
    return found.slice(0, 1);
  });
}

/** Brings specification, tests and states together and says what does not fit. */
export function traceOf(
  specification: readonly Section[],
  titles: readonly TestTitle[],
  states: readonly TracedState[],
): Trace {
  const faults: string[] = [];
  const known = new Set(specification.map(({ id }) => id));
  const ids = specification.flatMap(({ lines }) => lines.map(({ id }) => id));
  for (const id of ids.filter((each, at) => ids.indexOf(each) !== at)) faults.push(`${id} is there twice`);
  for (const title of titles)
    for (const section of title.sections)
      if (!known.has(section))
        faults.push(
          `${title.file}:${title.line} names section ${section}, which is not there: ${title.title}`,
        );
  for (const { flow, state, requirements } of states)
    for (const requirement of requirements)
      if (linesFor(requirement, specification).length === 0)
        faults.push(`${flow}.${state} is there for "${requirement}", of which no line speaks`);
  const sections = specification.map((section): TracedSection => {
    const tests = titles.filter((title) => title.sections.includes(section.id));
    if (tests.length === 0) faults.push(`no test ends with [${section.id}]: ${section.title}`);
    return {
      ...section,
      lines: section.lines.map((line) => ({ ...line, proofs: proofsOf(line, titles, faults) })),
      tests,
      states: states.filter(({ requirements }) =>
        requirements.some((requirement) => divideRequirement(requirement).section === section.id),
      ),
    };
  });
  return { sections, faults };
}
