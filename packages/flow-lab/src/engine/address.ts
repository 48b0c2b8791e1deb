import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { begin, type AnyFlowDefinition } from "./engine";
import { nodesOf } from "./naming";

/** A walk as written in a link. */
export interface WalkAddress {
  flow: string;
  /** `versionOf` the flow at that time. */
  version: string;
  /** Named input of the flow. */
  input: string;
  steps: readonly string[];
}

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Keeps only characters that linkifying programs handle correctly. */
const encode = (name: string) =>
  encodeURIComponent(name)
    .replace(/[!'()*_~]/g, hex)
    .replaceAll("%3A", ":")
    .replaceAll("%3D", "=")
    .replaceAll("%2B", "+");

/** Writes a walk as the hash of a link: `send@3f2a91;private;order.submit~create=vop.NMTC`. */
export function writeAddress({ flow, version, input, steps }: WalkAddress): string {
  const parts = [`${encode(flow)}@${encode(version)}`, encode(input)];
  if (steps.length > 0) parts.push(steps.map(encode).join("~"));
  // A full stop or colon at the end of a link is taken for punctuation of the sentence.
  return parts.join(";").replace(/[.:]$/, hex);
}

function decode(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

/** Maximum number of steps: far more than a person takes, and replayed at once. */
export const MOST_STEPS = 1_000;

/** Parses what `writeAddress` wrote, with or without the `#`. Null for other text or too many steps. */
export function readAddress(text: string): WalkAddress | null {
  const [head = "", input = "", path, ...rest] = text.replace(/^#/, "").split(";");
  const [flow = "", version = "", ...more] = head.split("@");
  const names = [flow, version, input, ...(path === undefined ? [] : path.split("~"))].map(decode);
  if (rest.length > 0 || more.length > 0) return null;
  const known = names.flatMap((name) => (name ? [name] : []));
  const [ownFlow, ownVersion, ownInput, ...steps] = known;
  if (steps.length > MOST_STEPS || known.length < names.length || !ownFlow || !ownVersion || !ownInput)
    return null;
  return { flow: ownFlow, version: ownVersion, input: ownInput, steps };
}

const guardOf = ({ guard }: AnyTransitionDefinition): string => {
  if (typeof guard === "string") return guard;
  return typeof guard === "object" && guard !== null && "type" in guard
    ? String(guard.type)
    : String(!!guard);
};

const wayOf = (transition: AnyTransitionDefinition) => [
  transition.eventType,
  guardOf(transition),
  transition.target?.map(({ id }) => id) ?? [],
  transition.reenter,
];

const shapeOf = (node: AnyStateNode) => [
  node.id,
  node.type,
  node.history,
  node.config.initial ?? null,
  node.invoke.map(({ id }) => id),
  [...node.transitions.values(), node.always ?? []].flat().map(wayOf),
];

/** Every event id of the catalogue at the start of an input, as if all calls were in flight. */
function namesOf(flow: AnyFlowDefinition, calls: readonly string[], input: string): string[] {
  const { snapshot } = begin(flow, input);
  const children = Object.fromEntries(calls.map((call) => [call, {}]));
  return flow.catalogue({ ...snapshot, children } as AnyMachineSnapshot).map(({ id }) => id);
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const fnv = (text: string) =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

/** Eight hexadecimal digits that stand for a text. */
export const hashOf = (text: string): string => (fnv(text) >>> 0).toString(16).padStart(8, "0");

const versions = new WeakMap<AnyFlowDefinition, string>();

/** Six hexadecimal digits that depend on the chart and the ids of inputs and catalogue, equal on every machine. */
export function versionOf(flow: AnyFlowDefinition): string {
  const known = versions.get(flow);
  if (known) return known;
  const nodes = nodesOf(flow.machine.root);
  const calls = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const inputs = Object.keys(flow.inputs);
  const shape = [nodes.map(shapeOf), inputs.map((input) => [input, namesOf(flow, calls, input)])];
  const version = hashOf(JSON.stringify(shape)).slice(0, 6);
  versions.set(flow, version);
  return version;
}
