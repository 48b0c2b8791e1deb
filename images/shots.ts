import { createHash } from "node:crypto";
import {
  type AnyFlowDefinition,
  explore,
  isShown,
  type Path,
  replay,
  shortestTo,
  type Sights,
  versionOf,
  writeAddress,
} from "@amberline/flow-lab/engine";
import { flows } from "@amberline/flow-lab/flows";
import { isJourney } from "@amberline/flow-lab/order";
import { isForVariants, modes, type ScreenMode } from "@amberline/stepper/mode";
import { namesIn } from "@amberline/stepper/names/names";
import { type ComponentMode, nameOfMode } from "./mode.ts";

interface Subject {
  /** Id of the flow, or `components`. */
  group: string;
  /** Key of the state, or id of the story. */
  id: string;
  /** Plain names of the group and the state. */
  words: readonly [string, string];
}

export interface ScreenSubject extends Subject {
  kind: "screen";
  /** `writeAddress` of a path there. */
  address: string;
  modes: readonly ScreenMode[];
}

export interface ComponentSubject extends Subject {
  kind: "component";
  /** Storybook's id. */
  storyId: string;
  modes: readonly ComponentMode[];
}

interface ShotOf<One, Mode> {
  subject: One;
  mode: Mode;
  /** Relative to the folder of baselines: `send/editing.lv.dark.390.webp`. */
  file: string;
}

export type ScreenShot = ShotOf<ScreenSubject, ScreenMode>;
export type ComponentShot = ShotOf<ComponentSubject, ComponentMode>;
export type Shot = ScreenShot | ComponentShot;

export const shotOf = <One extends Subject, Mode extends ScreenMode | ComponentMode>(
  subject: One,
  mode: Mode,
): ShotOf<One, Mode> => ({ subject, mode, file: `${subject.group}/${subject.id}.${nameOfMode(mode)}.webp` });

interface Sight {
  subjects: readonly ScreenSubject[];
  /** Number of states the flow shows nothing for, because another page is shown. */
  unseen: number;
}

export const addressOf = (flow: AnyFlowDefinition, { input, steps }: Path): string =>
  writeAddress({ flow: flow.id, version: versionOf(flow), input, steps });

const found = new Map<string, Sight>();

/** The states of a flow with a picture of their own: one of their leaf states names a screen. Found once in a run. */
export function statesOf(flow: AnyFlowDefinition): Sight {
  const known = found.get(flow.id) ?? findStates(flow);
  found.set(flow.id, known);
  return known;
}

function findStates(flow: AnyFlowDefinition): Sight {
  const { id } = flow;
  const { state } = namesIn(id, "en");
  const all = [...shortestTo(explore(flow))];
  const subjects = all.flatMap(([key, path]): ScreenSubject[] => {
    const snapshot = replay(flow, path.input, path.steps).moments.at(-1)?.snapshot;
    if (!snapshot || !isShown(snapshot)) return [];
    const words = [namesIn(id, "en").flow(id), state(key)] as const;
    return [{ kind: "screen", group: id, id: key, words, address: addressOf(flow, path), modes }];
  });
  return { subjects, unseen: all.length - subjects.length };
}

/** What answers, refusals and notices make of the states: each in one mode. */
export function variantsOf(flow: AnyFlowDefinition, sights: Sights): readonly ScreenSubject[] {
  const { id: group } = flow;
  const { flow: flowName, state, event } = namesIn(group, "en");
  return Object.entries(sights.pictures).flatMap(([id, path]): ScreenSubject[] => {
    const [key = "", ...by] = id.split("-");
    if (by.length === 0 || replay(flow, path.input, path.steps).refused !== null) return [];
    const words = [
      flowName(group),
      `${state(key)} (${path.steps.slice(-by.length).map(event).join(", ")})`,
    ] as const;
    return [
      {
        kind: "screen",
        group,
        id,
        words,
        address: addressOf(flow, path),
        modes: modes.filter(isForVariants),
      },
    ];
  });
}

/** A stable number less than `below`, independent of other states. */
const turnOf = (name: string, below: number) =>
  createHash("sha256").update(name).digest().readUInt32BE(0) % below;

/** Forms that are drawn in every mode in the subset. */
const always = ["signIn/signedOut.auth.form.credentials+signedOut.forgot.closed", "send/editing"];

/** The modes of a state in the fixed subset: one in turn, or all for the two forms. */
export function subsetModes({ group, id, modes: own }: ScreenSubject): readonly ScreenMode[] {
  const name = `${group}/${id}`;
  return always.includes(name) ? own : own.slice(turnOf(name, own.length)).slice(0, 1);
}

export const largeFlows: readonly AnyFlowDefinition[] = flows.filter(({ id }) => isJourney(id));
