import { type AnyFlowDefinition, readAddress, versionOf, writeAddress } from "@amberline/flow-lab/engine";
import { loadFlow } from "@amberline/flow-lab/loadFlow";
import { readMode, type ScreenMode } from "../mode";
import type { ScreenShow } from "./messages";

/** What the frame should show. */
export interface Asked extends Pick<ScreenMode, "locale" | "theme"> {
  flow: AnyFlowDefinition;
  input: string;
  steps: readonly string[];
}

const usual: ScreenMode = { locale: "en", theme: "light", width: 1280 };

/** Reads the page's address: the walk after `#`, the mode after `?`. Null for an unknown flow or input. */
export async function askedIn({ search, hash }: Pick<Location, "search" | "hash">): Promise<Asked | null> {
  const walk = readAddress(hash);
  const { locale, theme } = readMode(search, usual);
  return walk && askedBy({ ...walk, locale, theme });
}

/** Reads a message. Null for an unknown flow or input. */
export async function askedBy(message: Omit<ScreenShow, "type">): Promise<Asked | null> {
  const { flow: id, input, steps, locale, theme } = message;
  const flow = await loadFlow(id);
  return flow && Object.hasOwn(flow.inputs, input) ? { flow, input, steps, locale, theme } : null;
}

/** The walk as in a link. */
export const walkOf = ({ flow, input, steps }: Asked): string =>
  writeAddress({ flow: flow.id, version: versionOf(flow), input, steps });

/** The walk with its mode: `?locale=lv&theme=dark#send@…;private`. */
export const pictureOf = (asked: Asked): string =>
  `?locale=${asked.locale}&theme=${asked.theme}#${walkOf(asked)}`;

/** Whether one continues the other, so that typed text can be kept. */
export const goesOn = (before: Asked, after: Asked): boolean =>
  before.flow === after.flow &&
  before.input === after.input &&
  before.steps.every((id, index) => after.steps[index] === id);
