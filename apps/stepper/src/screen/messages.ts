import type { Language } from "../mode";

/** From the stepper to the frame: show the state after these steps. */
export interface ScreenShow {
  type: "screen.show";
  flow: string;
  input: string;
  steps: readonly string[];
  locale: Language;
  theme: "light" | "dark";
}

/** From the frame: ready for messages. */
export interface ScreenReady {
  type: "screen.ready";
}

/** From the frame: the state is painted and stable. */
export interface ScreenShown {
  type: "screen.shown";
  /** `writeAddress` of the shown walk. */
  address: string;
  /** `stateKeyOf` the shown state. */
  state: string;
}

/** From the frame: a control of the screen was used. Contains nothing that was typed. */
export interface ScreenEvent {
  type: "screen.event";
  /** The example that stands for it, null if there is none. */
  id: string | null;
  /** Type of the event the screen sent. */
  event: string;
  /** Whether the example leads to the same state as the event itself. */
  isExact: boolean;
}

export type FromScreen = ScreenReady | ScreenShown | ScreenEvent;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";

/** Validates a message from the stepper; null if it is something else. */
export function readScreenShow(value: unknown): ScreenShow | null {
  if (!isFields(value) || value["type"] !== "screen.show") return null;
  const { flow, input, steps, locale, theme } = value;
  if (!isText(flow) || !isText(input) || !Array.isArray(steps) || !steps.every(isText)) return null;
  if (locale !== "lv" && locale !== "en") return null;
  if (theme !== "light" && theme !== "dark") return null;
  return { type: "screen.show", flow, input, steps, locale, theme };
}

/** Validates a message from the screen; null if it is something else. */
export function readFromScreen(value: unknown): FromScreen | null {
  if (!isFields(value)) return null;
  const { type, address, state, id, event, isExact } = value;
  if (type === "screen.ready") return { type };
  if (type === "screen.shown" && isText(address) && isText(state)) return { type, address, state };
  const isNamed = id === null || isText(id);
  if (type === "screen.event" && isNamed && isText(event) && typeof isExact === "boolean")
    return { type, id, event, isExact };
  return null;
}
