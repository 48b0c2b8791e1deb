import type { SessionRun } from "@amberline/flow-lab/engine/session";

/** Between the pages of a bank and the stepper, of one origin in one browser. */
export const CHANNEL = "amberline.live";

/** From the stepper: tell all that was done so far. */
export const ASK = "live.ask";

/** Cookie by which the stepper asks a server for tests to have the bank's pages followed. */
export const COOKIE = "amberline-live";

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";

const isMove = (value: unknown) =>
  isFields(value) && isText(value["state"]) && isFields(value["event"]) && isText(value["event"]["type"]);

const isRun = (value: unknown): value is SessionRun =>
  isFields(value) &&
  [value["id"], value["machine"], value["state"]].every(isText) &&
  Array.isArray(value["moves"]) &&
  value["moves"].every(isMove);

/** Validates what a bank's page tells; null if it is something else. */
export const readRun = (message: unknown): SessionRun | null => (isRun(message) ? message : null);
