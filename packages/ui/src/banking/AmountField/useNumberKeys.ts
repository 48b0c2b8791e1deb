import { useState, type KeyboardEvent } from "react";
import type { FieldHelp } from "../../components/Field/useFieldWiring";

/** Says that a key was left out: "“e” was left out. Delete the number and type it again." */
export type LeftOutText = (key: string) => string;

const fitsNumber = /[\p{Nd}\p{Zs}.,'’٫٬]/u;

/**
 * Blocks keys for signs, exponents and letters in a field for a number, and says so until something is deleted or replaced:
 * typed "-5" is not to become 5 unnoticed. Pasted text is kept and validated as a whole.
 */
export function useNumberKeys(value: string, leftOutText?: LeftOutText, onLeftOut?: (key: string) => void) {
  const [leftOut, setLeftOut] = useState("");
  const note = (key: string) => {
    setLeftOut(key);
    onLeftOut?.(key);
  };
  const help: FieldHelp | null =
    leftOut && leftOutText ? { tone: "caution", text: leftOutText(leftOut) } : null;
  const onText = (next: string) => {
    if (leftOut && !next.includes(value)) note("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    const isText = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
    if (!isText || fitsNumber.test(key) || currentTarget.readOnly) return;
    event.preventDefault();
    note(key);
  };
  return { isIncomplete: leftOut !== "", help, onText, onKeyDown };
}
