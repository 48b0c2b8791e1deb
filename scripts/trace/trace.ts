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
  /** Tests that name the section or a line of it. */
  tests: readonly TestTitle[];
  states: readonly TracedState[];
}

export interface Trace {
  sections: readonly TracedSection[];
  /** What does not hold, a sentence each. */
  faults: readonly string[];
}

const sectionOf = (proved: string) => proved.split("-")[0];

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

/** Brings specification, tests and states together and says what does not fit. */
export function traceOf(
  specification: readonly Section[],
  titles: readonly TestTitle[],
  states: readonly TracedState[],
): Trace {
  const faults: string[] = [];
  const ids = specification.flatMap(({ lines }) => lines.map(({ id }) => id));
  const known = new Set([...specification.map(({ id }) => id), ...ids]);
  for (const id of ids.filter((each, at) => ids.indexOf(each) !== at)) faults.push(`${id} is there twice`);
  for (const { file, line, title, proves } of titles)
    for (const name of proves)
      if (!known.has(name)) faults.push(`${file}:${line} names ${name}, which is not there: ${title}`);
  for (const { flow, state, requirements } of states)
    for (const requirement of requirements)
      if (linesFor(requirement, specification).length === 0)
        faults.push(`${flow}.${state} is there for "${requirement}", of which no line speaks`);
  const sections = specification.map((section): TracedSection => {
    const tests = titles.filter(({ proves }) => proves.some((name) => sectionOf(name) === section.id));
    if (tests.length === 0) faults.push(`no test ends with [${section.id}]: ${section.title}`);
    const lines = section.lines.map((line): TracedLine => {
      const proofs = titles.filter(({ proves }) => proves.includes(line.id));
      if (proofs.length === 0 && !line.open) faults.push(`no test ends with [${line.id}]: ${line.text}`);
      if (proofs.length > 0 && line.open) faults.push(`${line.id} has a test and is open all the same`);
      if (proofs.length > 0 && !proofs.some(({ isDaily }) => isDaily))
        faults.push(`no run but one a week proves ${line.id}: give a test of it { tag: "@daily" }`);
      return { ...line, proofs };
    });
    return {
      ...section,
      lines,
      tests,
      states: states.filter(({ requirements }) =>
        requirements.some((requirement) => divideRequirement(requirement).section === section.id),
      ),
    };
  });
  return { sections, faults };
}
