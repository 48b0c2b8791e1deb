import { readStep, readValue, writeValue, type Change, type EventField } from "@amberline/flow-lab/engine";

/** Typed text by field path; a missing field is unchanged. */
export type Typed = Readonly<Record<string, string>>;

export interface Draft {
  /** Differences from the example, in the order of the fields. */
  changes: readonly Change[];
  /** Paths of the fields with a value of the wrong type. */
  wrong: readonly string[];
}

export const textOf = ({ path, text }: EventField, typed: Typed): string => typed[path] ?? text;

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
  /** Path of the parent object; empty for the event itself. */
  path: string;
  fields: readonly EventField[];
}

const parentPathOf = ({ path }: EventField) => path.slice(0, Math.max(0, path.lastIndexOf(".")));

/** Fields by parent object, in order. */
export const groupsOf = (fields: readonly EventField[]): readonly FieldGroup[] =>
  [...new Set(fields.map(parentPathOf))].map((path) => ({
    path,
    fields: fields.filter((field) => parentPathOf(field) === path),
  }));

/** The changes in a step's name, if it is a step of the example `id`. */
export function typedIn(step: string, id: string): Typed {
  const { id: own, changes } = readStep(step);
  return own === id ? Object.fromEntries(changes.map(({ path, text }) => [path, text])) : {};
}
