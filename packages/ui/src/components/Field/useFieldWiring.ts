import { useId } from "react";

/** Live help. Every tone but `neutral` adds an icon, so that colour is never the only cue. */
export interface FieldHelp {
  /** Decides colour and icon. */
  tone: "neutral" | "positive" | "caution" | "negative" | "busy";
  /** One sentence. */
  text: string;
}

/** The texts below a field that is chosen rather than typed. One at a time: the error, else the description. */
export interface FieldTexts {
  /** Below the control: the format or the reason. Read with the label. */
  description?: string;
  /** How to fix it, in one sentence. Makes the field invalid. */
  error?: string;
}

/** The texts below a field. One at a time: the error, else the help, else the description. */
export interface FieldNotes extends FieldTexts {
  /**
   * Announced politely on change unless `neutral`: progress while typing is shown, not announced per keystroke. Pass
   * null while there is none, so that the live region exists before the first help.
   */
  help?: FieldHelp | null;
  /** Used length: "15 of 140". */
  counter?: string;
}

/** Those of a field for text. */
export interface FieldWords extends FieldNotes {
  /** A button below the error that corrects the text. Focus returns to the control. */
  fix?: { label: string; onUse: () => void };
}

/** Attributes that link a control to its label and texts. */
export interface FieldControl {
  /** Ties the label to the control. */
  id: string;
  /** Ids of the texts below the control. */
  "aria-describedby": string | undefined;
  /** Set while there is an error. */
  "aria-invalid": true | undefined;
}

export const hasFoot = ({ description, error, help, counter }: FieldWords) =>
  Boolean(description ?? error ?? counter) || help !== undefined;

/** Generates ids and attributes for one field. `footId` belongs on the FieldFoot. */
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
