/** A validation problem: a message key with its values. Never a sentence. */
export interface Problem<Key extends string = string> {
  /** Key of the text in the catalogue. */
  key: Key;
  /** Values for the text. */
  values?: Record<string, string | number>;
  /** The text corrected, offered below the field. */
  fix?: string;
}

/** Formats a problem as the message shown below the field. */
export type FormatProblem<Key extends string = string> = (problem: Problem<Key>) => string;
