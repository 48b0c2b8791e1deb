import { createStore, type Readable } from "@amberline/domain/store";

/** Whether something is typed that leaving or reloading the page would lose. */
export interface Unsaved extends Readable<boolean> {
  /** Notes something typed. Returns the way to take the note back: it was sent, saved or thrown away. */
  note: () => () => void;
}

export function createUnsaved(): Unsaved {
  const notes = new Set<symbol>();
  const { get, subscribe, set } = createStore(false);
  return {
    get,
    subscribe,
    note() {
      const note = Symbol("typed");
      notes.add(note);
      set(true);
      return () => {
        notes.delete(note);
        set(notes.size > 0);
      };
    },
  };
}
