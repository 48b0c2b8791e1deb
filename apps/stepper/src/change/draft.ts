import { readStep, readValue, writeValue, type Change, type EventField } from "@amberline/flow-lab/engine";

/** What was typed, by the path of its field; a field not in it is as in the example. */
export type Typed = Readonly<Record<string, string>>;

export interface Draft {
  /** What is other than in the example, in the order of the fields. */
  changes: readonly Change[];
  /** Paths of the fields that hold nothing of their kind. */
  wrong: readonly string[];
}

/** What stands in a field. */
export const textOf = ({ path, text }: EventField, typed: Typed): string => typed[path] ?? text;

/** What is to be made of the fields as they stand. */
export function draftOf(fields: readonly EventField[], typed: Typed): Draft {
  const changes: Change[] = [];
  const wrong: string[] = [];
  for (const field of fields) {
    const read = readValue(field, textOf(field, typed));
    const text = read && writeValue(read.value);
    if (text === null) wrong.push(field.path);
    else if (text !== field.text) changes.push({ path: field.path, text });
  }
  return { changes, wrong };
}

export interface FieldGroup {
  /** Path of what the fields stand in; empty for the event itself. */
  path: string;
  fields: readonly EventField[];
}

const holderOf = ({ path }: EventField) => path.slice(0, Math.max(0, path.lastIndexOf(".")));

/** Fields by what they stand in, in the order they come. */
export const groupsOf = (fields: readonly EventField[]): readonly FieldGroup[] =>
  [...new Set(fields.map(holderOf))].map((path) => ({
    path,
    fields: fields.filter((field) => holderOf(field) === path),
  }));

/** What a step changes of an example, when it is that one's. */
export function typedIn(step: string, id: string): Typed {
  const { id: own, changes } = readStep(step);
  return own === id ? Object.fromEntries(changes.map(({ path, text }) => [path, text])) : {};
}
