import { type Faults } from "./faults";
import { type Leaf, type SchemaNode } from "./schemaNode";

const deepest = 30;
const longestText = 1_000;

export interface Fact {
  text: string;
  line: number;
}

/** What the leaves of a scope say, by the name of the fact. */
export type Facts = ReadonlyMap<string, readonly Fact[]>;

export interface Scope {
  /** Of the element that starts it. */
  name: string;
  line: number;
  facts: Map<string, Fact[]>;
}

interface Attribute {
  prefix: string;
  local: string;
  uri: string;
  value: string;
}

interface Frame {
  name: string;
  node: SchemaNode;
  line: number;
  /** The last part that was met, and how often. */
  nth: number;
  times: number;
  text: string;
}

const instanceNamespace = "http://www.w3.org/2001/XMLSchema-instance";
const isDeclaration = ({ prefix, local, uri }: Attribute) =>
  prefix === "xmlns" || (prefix === "" && local === "xmlns") || uri === instanceNamespace;

/**
 * Holds the elements of a document to its definition, as they come. What it finds wrong goes to the faults, and it goes on
 * with what follows. `closed` is told of each scope, with those around it, the innermost first.
 */
export class SchemaWalk {
  readonly #frames: Frame[] = [];
  readonly #scopes: Scope[] = [];
  /** Elements open in one that is not looked into. */
  #skipping = 0;

  constructor(
    readonly faults: Faults,
    readonly closed: (scopes: readonly Scope[]) => void,
  ) {}

  start(name: string, node: SchemaNode, line: number): void {
    this.#push(name, node, line);
  }

  open(name: string, attributes: readonly Attribute[], line: number): void {
    if (this.#frames.length + this.#skipping > deepest) this.faults.end(line, "nesting", name);
    const node = this.#skipping > 0 ? null : this.#place(name, line);
    if (!node || node.is === "skipped") {
      this.#skipping += 1;
      return;
    }
    if (node.is === "refused") {
      this.faults.add(line, "notTaken", name);
      this.#skipping += 1;
      return;
    }
    this.#check(attributes, node.is === "leaf" ? node.attribute : undefined, { name, line });
    this.#push(name, node, line);
  }

  text(text: string, line: number): void {
    const frame = this.#frames.at(-1);
    if (!frame || this.#skipping > 0) return;
    if (frame.node.is !== "leaf") {
      if (text.trim() !== "") this.faults.add(line, "text", frame.name, text);
    } else if (frame.text.length <= longestText) frame.text += text.slice(0, longestText + 1);
  }

  close(line: number): void {
    if (this.#skipping > 0) {
      this.#skipping -= 1;
      return;
    }
    const frame = this.#frames.pop();
    if (!frame) return;
    const { node } = frame;
    if (node.is === "leaf") this.#keep(node, frame);
    if (node.is === "choice" && frame.nth < 0)
      this.faults.add(line, "elementMissing", node.parts.map(({ name }) => name).join(", "));
    if (node.is !== "sequence") return;
    this.#need(frame, node.parts.length, line);
    if (!node.scope) return;
    this.closed(this.#scopes.toReversed());
    this.#scopes.pop();
  }

  #push(name: string, node: SchemaNode, line: number): void {
    this.#frames.push({ name, node, line, nth: -1, times: 0, text: "" });
    if (node.is === "sequence" && node.scope) this.#scopes.push({ name, line, facts: new Map() });
  }

  /** Names those of a sequence that should have come before the `end`th. */
  #need({ node, nth }: Frame, end: number, line: number): void {
    if (node.is !== "sequence") return;
    for (const { name, least } of node.parts.slice(nth + 1, end))
      if (least > 0) this.faults.add(line, "elementMissing", name);
  }

  /** What the element may contain where it stands; null where it may not stand. */
  #place(name: string, line: number): SchemaNode | null {
    const frame = this.#frames.at(-1);
    const { node } = frame ?? {};
    const nth = node && "nthOf" in node ? node.nthOf.get(name) : undefined;
    const part = nth !== undefined && node && "parts" in node ? node.parts[nth] : undefined;
    if (!frame || !node || nth === undefined || !part) {
      this.faults.add(line, "elementUnknown", name);
      return null;
    }
    if (nth < frame.nth || (node.is === "choice" && frame.nth >= 0 && nth !== frame.nth)) {
      this.faults.add(line, "elementOrder", name);
      return null;
    }
    if (nth > frame.nth) {
      this.#need(frame, nth, line);
      Object.assign(frame, { nth, times: 0 });
    }
    frame.times += 1;
    if (frame.times <= part.most) return part.node;
    this.faults.add(line, "elementTwice", name);
    return null;
  }

  #check(
    attributes: readonly Attribute[],
    wanted: Leaf["attribute"],
    { name, line }: { name: string; line: number },
  ): void {
    for (const attribute of attributes.filter((each) => !isDeclaration(each))) {
      const { local, prefix, value } = attribute;
      if (prefix !== "" || local !== wanted?.name) this.faults.add(line, "attribute", local, name);
      else if (!wanted.fits.test(value)) this.faults.add(line, "value", `${name}@${local}`, value);
      else if (value !== wanted.taken) this.faults.add(line, "notTaken", `${name}@${local}`, value);
    }
    if (wanted && !attributes.some(({ local, prefix }) => prefix === "" && local === wanted.name))
      this.faults.add(line, "elementMissing", `${name}@${wanted.name}`);
  }

  #keep({ fits, taken, fact }: Leaf, { name, text, line }: Frame): void {
    if (!fits(text)) this.faults.add(line, "value", name, text);
    else if (taken && !taken.includes(text)) this.faults.add(line, "notTaken", name, text);
    const facts = this.#scopes.at(-1)?.facts;
    if (fact === undefined || !facts) return;
    const kept = facts.get(fact);
    if (kept) kept.push({ text, line });
    else facts.set(fact, [{ text, line }]);
  }
}
