/** `meta` of every leaf state. */
export interface LeafMeta {
  screen: string;
  /** Receives focus on entry; null leaves the focus. */
  focus: string | null;
  /** Catalogue key announced politely on entry; null if there is nothing to announce, or an alert or toast does. */
  announce: string | null;
}
