/** Carried by every leaf state of a flow. */
export interface LeafMeta {
  /** Screen or part of a screen that shows the state. */
  screen: string;
  /** What takes the focus on entry; null leaves it where it is. */
  focus: string | null;
  /** Catalogue key a polite live region speaks on entry; null where nothing is to be said, or an alert or toast says it. */
  announce: string | null;
}
