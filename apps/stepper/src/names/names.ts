import { readStep, type Change } from "@amberline/flow-lab/engine";
import { flowNames } from "@amberline/flow-lab/flowNames";
import type { NameGroup, NamePair, NameTables } from "@amberline/flow-lab/names";
import shared from "./shared.json" with { type: "json" };
import type { Language } from "../mode";

const common: NameTables = shared;

/** Plain names for everything in one flow. Without a name, the id is used. */
export interface Names {
  flow: (id: string) => string;
  input: (id: string) => string;
  /** By state key; parallel states are joined. */
  state: (key: string) => string;
  /** Full name of a step with its changes: "Payment request: the answer is lost". */
  event: (step: string) => string;
  /** Of an answer, without its call. */
  answer: (id: string) => string;
  call: (id: string) => string;
  guard: (id: string) => string;
  /** Of an event's value, by its path: "Amount". */
  field: (path: string) => string;
  /** Of the object around such values, by its path: "Payee"; empty if it needs no name. */
  group: (path: string) => string;
  /** Of an option for a value. */
  value: (text: string) => string;
}

/** The call that an event answers, and the answer; null for other events. */
export function answerParts(step: string): { call: string; answer: string } | null {
  const { id } = readStep(step);
  const at = id.indexOf("=");
  return at === -1 ? null : { call: id.slice(0, at), answer: id.slice(at + 1) };
}

/** Wrapper objects without a meaning of their own. */
const passing = new Set(["outcome", "data"]);

export const wordIn = (language: Language, pair: NamePair | undefined) => pair?.[language === "lv" ? 1 : 0];

export function namesIn(flow: string, language: Language): Names {
  const word = (pair: NamePair | undefined) => wordIn(language, pair);
  const find = (group: NameGroup, id: string) =>
    word(flowNames.get(flow)?.[group]?.[id]) ?? word(common[group]?.[id]);
  const call = (id: string) => find("calls", id) ?? id;
  const answer = (step: string) => {
    const { id } = readStep(step);
    const said = answerParts(id);
    return (said && (find("answers", id) ?? find("answers", said.answer))) ?? id;
  };
  const example = (id: string) => {
    const said = answerParts(id);
    if (said) return `${call(said.call)}: ${answer(id)}`;
    return (id.startsWith("+") ? find("timers", id.slice(1)) : find("events", id)) ?? id;
  };
  const field = (path: string) => {
    const key = path.slice(path.lastIndexOf(".") + 1);
    return find("fields", key) ?? (/^\d+$/.test(key) ? String(Number(key) + 1) : key);
  };
  const group = (path: string) =>
    path
      .split(".")
      .filter((key) => key !== "" && !passing.has(key))
      .map(field)
      .join(" · ");
  const value = (text: string) => find("values", text) ?? text;
  const change = ({ path, text }: Change) => {
    const holder = group(path.slice(0, Math.max(0, path.lastIndexOf("."))));
    return `${holder === "" ? "" : `${holder}, `}${field(path)}: ${text === "" ? "–" : value(text)}`;
  };
  const event = (step: string) => {
    const { id, changes } = readStep(step);
    return changes.length === 0 ? example(id) : `${example(id)} (${changes.map(change).join("; ")})`;
  };
  const isQuiet = (leaf: string) => flowNames.get(flow)?.states?.[leaf]?.[2] === "quiet";
  const state = (key: string) => {
    const leaves = key.split("+");
    const told = leaves.filter((leaf) => !isQuiet(leaf));
    return (told.length > 0 ? told : leaves).map((leaf) => find("states", leaf) ?? leaf).join(" · ");
  };
  return {
    flow: (id) => word(flowNames.get(id)?.name) ?? id,
    input: (id) => find("inputs", id) ?? id,
    guard: (id) => find("guards", id) ?? id,
    state,
    event,
    answer,
    call,
    field,
    group,
    value,
  };
}
