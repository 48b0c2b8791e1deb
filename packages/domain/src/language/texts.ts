type WithoutPlural<Key> = Key extends `${infer Name}_${"zero" | "one" | "two" | "few" | "many" | "other"}`
  ? Name
  : Key;

/** Keys of a catalogue. A text with plural forms has one key for all of them. */
export type TextKeyOf<Catalogue> = WithoutPlural<keyof Catalogue & string>;

/** Puts a text of a catalogue into words. */
export type Translate<Key extends string> = (
  key: Key,
  values?: Record<string, string | number | undefined>,
) => string;
