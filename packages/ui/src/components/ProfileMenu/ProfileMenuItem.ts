import { type ReactNode } from "react";
import { type Tone } from "../IconCircle";

interface ItemWords {
  id: string;
  label: string;
  icon: ReactNode;
  /** A second, quieter line. */
  note?: string;
  /** @default "neutral" */
  tone?: Tone;
}

/** `action` does something, `switch` shows on or off and asks to change it, `fact` only tells, `content` is the caller's. */
export type ProfileMenuItem =
  | (ItemWords & { kind: "action" | "fact" })
  | (ItemWords & { kind: "switch"; isOn: boolean })
  | { kind: "content"; id: string; content: ReactNode };
