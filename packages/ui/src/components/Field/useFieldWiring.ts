import { useId } from "react";

/** A line of live help. Every tone but `neutral` brings its own icon, so that colour never speaks alone. */
export interface FieldHelp {
  tone: "neutral" | "positive" | "caution" | "negative" | "busy";
  text: string;
}

/** The words under a field. One line: an error takes the place of help, and help that of the description. */
export interface FieldWords {
  description?: string;
  /** What to do about it, in one sentence. Its presence makes the field invalid. */
  error?: string;
  /** Read out politely when it changes, unless `neutral`: progress while typing is seen, not spoken key by key. Pass null while there is none yet, so that the first help is heard too. */
  help?: FieldHelp | null;
  /** How much is used, in words: "15 of 140". */
  counter?: string;
}

/** The attributes that tie a control to its label and to the words under it. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export const hasFoot = ({ description, error, help, counter }: FieldWords) =>
  Boolean(description ?? error ?? counter) || help !== undefined;

/** Ids and attributes of one field. `footId` belongs on the FieldFoot. */
export function useFieldWiring(words: FieldWords, given: { id?: string; "aria-describedby"?: string } = {}) {
  const made = useId();
  const id = given.id ?? made;
  const footId = `${id}-foot`;
  const described = [hasFoot(words) && footId, given["aria-describedby"]].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": words.error ? true : undefined,
  };
  return { control, footId };
}
