/** A value that differs from the catalogue's example. */
export interface Change {
  /** Path in the event: `order.payee.name`. */
  path: string;
  /** The value in the format of `EventField.text`. */
  text: string;
}

/** The parts of a step's name. */
export interface StepName {
  /** Id of the example or timer. */
  id: string;
  changes: readonly Change[];
}

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/** Escapes separators of a name, and characters that would end a step, a table cell or a line of code. */
const encode = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/[\p{Cc}%+=~;|`]/gu, hex);
const decode = (text: string) =>
  text.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Name of a step: an example as it is, or with changes, `order.submit+order.amount=250.00`. */
export const writeStep = ({ id, changes }: StepName): string =>
  [id, ...changes.map(({ path, text }) => `${path}=${encode(text)}`)].join("+");

function readChange(part: string): Change | null {
  const at = part.indexOf("=");
  return at < 1 ? null : { path: part.slice(0, at), text: decode(part.slice(at + 1)) };
}

/** Maximum number of changes in a step. The largest example has fewer than a hundred values. */
const MOST_CHANGES = 200;

/** Parses what `writeStep` wrote. A name without readable changes is an id. */
export function readStep(name: string): StepName {
  const plain: StepName = { id: name, changes: [] };
  const [id = "", ...parts] = name.split("+");
  if (id === "") return plain;
  if (parts.length > MOST_CHANGES) return plain;
  const changes = parts.map(readChange);
  return changes.every((change) => change !== null) ? { id, changes } : plain;
}
