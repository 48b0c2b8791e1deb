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
  /** A state at the end of the row: "Not Verified". */
  tag?: { text: string; tone: Tone };
}

interface SwitchState {
  isOn: boolean;
  /** A change is under way: it is shown and a press does nothing. @default false */
  isBusy?: boolean;
  /** It can be seen, but not changed; `note` says why. @default false */
  isReadOnly?: boolean;
}

/** `action` does something, `switch` shows on or off and asks to change it, `fact` only tells, `content` is the caller's. */
export type ProfileMenuItem =
  | (ItemWords & { kind: "action" | "fact" })
  | (ItemWords & SwitchState & { kind: "switch" })
  | { kind: "content"; id: string; content: ReactNode };
