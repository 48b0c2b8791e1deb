/** One value of an event, other than in the example of the catalogue. */
export interface Change {
  /** Where in the event it stands: `order.payee.name`. */
  path: string;
  /** The value as `EventField.text` writes it. */
  text: string;
}

/** What the name of a step says. */
export interface StepName {
  /** Name of the example, or of a timer. */
  id: string;
  changes: readonly Change[];
}

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/** What holds a name together, and what would end a step of a path, a cell of a table or a line of code. */
const encode = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/[\p{Cc}%+=~;|`]/gu, hex);
const decode = (text: string) =>
  text.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Names a step: an example as it stands, or with changes, `order.submit+order.amount=250.00`. */
export const writeStep = ({ id, changes }: StepName): string =>
  [id, ...changes.map(({ path, text }) => `${path}=${encode(text)}`)].join("+");

function readChange(part: string): Change | null {
  const at = part.indexOf("=");
  return at < 1 ? null : { path: part.slice(0, at), text: decode(part.slice(at + 1)) };
}

/** How many values one step may change. The largest example carries fewer than a hundred. */
const MOST_CHANGES = 200;

/** Reads what `writeStep` wrote. A name that holds no changes, or nothing that can be read as such, is an id itself. */
export function readStep(name: string): StepName {
  const plain: StepName = { id: name, changes: [] };
  const [id = "", ...parts] = name.split("+");
  if (id === "") return plain;
  if (parts.length > MOST_CHANGES) return plain;
  const changes = parts.map(readChange);
  return changes.every((change) => change !== null) ? { id, changes } : plain;
}
