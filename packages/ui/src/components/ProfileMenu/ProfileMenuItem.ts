import { type ReactNode } from "react";
import type { Tone } from "../IconCircle/ToneIcon";

interface ItemWords {
  id: string;
  label: string;
  icon: ReactNode;
  /** Muted second line. */
  note?: string;
  /** @default "neutral" */
  tone?: Tone;
  /** State at the end of the row: "Not Verified". */
  tag?: { text: string; tone: Tone };
}

interface SwitchState {
  isOn: boolean;
  /** A change is in progress: it is shown and presses are ignored. @default false */
  isBusy?: boolean;
  /** Visible but not changeable; `note` gives the reason. @default false */
  readOnly?: boolean;
}

/** `action` does something, `switch` toggles, `fact` only informs, `content` is rendered by the caller. */
export type ProfileMenuItem =
  | (ItemWords & { kind: "action" | "fact" })
  | (ItemWords & SwitchState & { kind: "switch" })
  | { kind: "content"; id: string; content: ReactNode };
