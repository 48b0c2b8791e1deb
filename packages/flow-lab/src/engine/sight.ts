import type { AnyMachineSnapshot } from "xstate";
import { hashOf } from "./address";
import { stateKeyOf } from "./naming";
import { offersOf } from "./edges";
import { choices, take, type AnyFlowDefinition, type Moment } from "./engine";
import { isPlain } from "./fields";
import type { Exploration, Path } from "./paths";
import { replay } from "./steps";

/** A picture: how to come to what it shows, and what decides what is seen in it. */
export interface Sight extends Path {
  /** What its screen read of the context when it was drawn: index in `Sights.places`. */
  places: number;
  /** Hash of the values there. */
  values: string;
}

export interface Sights {
  /** Lists of places in a context: `order/amount/minor`. */
  places: readonly (readonly string[])[];
  /** By the name of the picture: `nameCheck`, `nameCheck-create.vop.NMTC`. */
  pictures: Readonly<Record<string, Sight>>;
}

export const noSights: Sights = { places: [], pictures: {} };

type Holder = Readonly<Record<string, unknown>>;

const isHolder = (value: unknown): value is Holder => Array.isArray(value) || isPlain(value);

/** A list by its length and an object by its keys: their values are read one by one. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (isPlain(value)) return `{${Object.keys(value).sort().join()}}`;
  if (value instanceof Set || value instanceof Map) return JSON.stringify([...value]);
  if (value instanceof File) return `${value.name} ${value.size}`;
  return JSON.stringify(value) ?? typeof value;
}

/** The same snapshot, and the places of its context that were read since. */
export function watch(snapshot: AnyMachineSnapshot): {
  snapshot: AnyMachineSnapshot;
  placesRead: () => readonly string[];
} {
  const read = new Set<string>();
  const watched = (value: unknown, place: string): unknown => {
    if (place !== "") read.add(place);
    if (!isHolder(value)) return value;
    const copy: object = Array.isArray(value) ? [] : {};
    for (const [key, own] of Object.entries(value)) {
      let known: { value: unknown } | undefined;
      const get = () => (known ??= { value: watched(own, place === "" ? key : `${place}/${key}`) }).value;
      Object.defineProperty(copy, key, { get, enumerable: true, configurable: true });
    }
    return copy;
  };
  return {
    snapshot: { ...snapshot, context: watched(snapshot.context, "") } as AnyMachineSnapshot,
    placesRead: () => [...read].sort(),
  };
}

const valueAt = (context: unknown, place: string): unknown =>
  place.split("/").reduce((holder, key) => (isHolder(holder) ? holder[key] : undefined), context);

const valuesAt = (places: readonly string[], { context }: AnyMachineSnapshot): string =>
  hashOf(places.map((place) => textOf(valueAt(context, place))).join("\n"));

/** State key of a picture, by its name. */
const stateOf = (name: string) => name.split("-")[0];

/** Name of the picture that shows exactly this; null if there is none. A screen shows nothing but what it reads. */
export function pictureNameOf({ places, pictures }: Sights, snapshot: AnyMachineSnapshot): string | null {
  const key = stateKeyOf(snapshot);
  const known = new Map<number, string>();
  const valuesOf = (at: number) => {
    const values = known.get(at) ?? valuesAt(places[at] ?? [], snapshot);
    known.set(at, values);
    return values;
  };
  const found = Object.entries(pictures).find(
    ([name, sight]) => stateOf(name) === key && valuesOf(sight.places) === sight.values,
  );
  return found?.[0] ?? null;
}

/** Whether a state shows a screen of its own. */
export const isShown = (snapshot: AnyMachineSnapshot): boolean =>
  Object.values<{ screen?: string } | undefined>(snapshot.getMeta()).some(
    (leaf) => leaf?.screen !== undefined && leaf.screen !== "none",
  );

/** A moment that should have a picture. */
export interface Sighting extends Path {
  moment: Moment;
}

/** The first path from each input to each state, the first of all inputs first. */
function firstPaths({ configurations }: Exploration): readonly Path[] {
  const states = new Map<string, Path>();
  const others = new Map<string, Path>();
  for (const { moment, input, steps } of configurations.values()) {
    const key = stateKeyOf(moment.snapshot);
    const found = states.has(key) ? others : states;
    const name = found === states ? key : `${input} ${key}`;
    if (states.get(key)?.input !== input && !found.has(name)) found.set(name, { input, steps });
  }
  return [...states.values(), ...others.values()];
}

/** Names of the events a moment takes. */
const takenAt = (flow: AnyFlowDefinition, moment: Moment) =>
  choices(flow, moment)
    .filter(({ event }) => moment.snapshot.can(event))
    .map(({ id }) => id);

/**
 * What should be pictured: every state by the shortest path to it, also from the other inputs; then what each event and
 * answer makes of it, once for each transition, and again where another input forbids what can be done after it; then
 * each step of these walks.
 */
export function sightingsOf(
  flow: AnyFlowDefinition,
  exploration: Exploration,
  walks: readonly Path[],
): readonly Sighting[] {
  const momentsOn = ({ input, steps }: Path): Sighting[] =>
    replay(flow, input, steps).moments.map((moment, at) => ({ input, steps: steps.slice(0, at), moment }));
  const states = firstPaths(exploration).flatMap((path) => momentsOn(path).slice(-1));
  const [usual] = Object.keys(flow.inputs);
  const seen = new Map<string, readonly string[]>();
  const next = states.flatMap(({ input, steps, moment }): Sighting[] =>
    offersOf(flow, moment).flatMap(({ example, edges, isTaken }) => {
      if (!isTaken) return [];
      const { moment: after } = take(flow, moment, example);
      const name = [example.id, ...edges].join(" ");
      const known = seen.get(name);
      const taken = known && input === usual ? known : takenAt(flow, after);
      if (known?.every((id) => taken.includes(id))) return [];
      seen.set(name, known?.filter((id) => taken.includes(id)) ?? taken);
      return [{ input, steps: [...steps, example.id], moment: after }];
    }),
  );
  return [...states, ...next, ...walks.flatMap(momentsOn)].filter(({ moment }) => isShown(moment.snapshot));
}

const safe = (step: string) => step.replace(/[^\w.+]/g, ".");

/** A free name for a picture of a state: the state's own, else with the last steps before it. */
function freeName(pictures: Sights["pictures"], { moment, steps }: Sighting): string {
  const key = stateKeyOf(moment.snapshot);
  const names = [
    key,
    ...steps.map(
      (_, at) =>
        `${key}-${steps
          .slice(-1 - at)
          .map(safe)
          .join("-")}`,
    ),
  ];
  const free = names.find((name) => !(name in pictures));
  for (let count = 2; ; count += 1) {
    const name = free ?? `${names.at(-1) ?? key}-${count}`;
    if (!(name in pictures)) return name;
  }
}

/** Adds a picture of a moment whose screen read these places. */
export function withSight({ places, pictures }: Sights, sighting: Sighting, read: readonly string[]): Sights {
  const { input, steps, moment } = sighting;
  const known = places.findIndex((each) => each.join() === read.join());
  const at = known === -1 ? places.length : known;
  const sight: Sight = { input, steps, places: at, values: valuesAt(read, moment.snapshot) };
  return {
    places: known === -1 ? [...places, read] : places,
    pictures: { ...pictures, [freeName(pictures, sighting)]: sight },
  };
}
