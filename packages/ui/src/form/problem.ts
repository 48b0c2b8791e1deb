/** What is wrong with a field, as a catalogue key and the values its sentence needs. Never a sentence. */
export interface Problem<Key extends string = string> {
  key: Key;
  values?: Record<string, string | number>;
}

/** Turns a problem into the sentence shown under the field. */
export type Say<Key extends string = string> = (problem: Problem<Key>) => string;
