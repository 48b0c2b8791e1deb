/** One possible answer. */
export interface ComboOption {
  id: string;
  label: string;
  /** Stands quietly at the end of the row: "+371". */
  hint?: string;
  /** Other words that find it, and that a browser may fill in: its code, its name in another language. */
  aliases?: readonly string[];
}

/** Without case, diacritics and doubled spaces: "Īrija " and "irija" are the same. */
export const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

const wordsOf = ({ label, aliases = [] }: ComboOption) => [label, ...aliases].map(fold);

/** 0 for a name that begins so, 1 for a word in it or another name, 2 for anything inside, undefined for none. */
function rank(option: ComboOption, sought: string) {
  const [label = "", ...aliases] = wordsOf(option);
  if (label.startsWith(sought)) return 0;
  const begins = (text: string) => text.startsWith(sought) || text.includes(` ${sought}`);
  if ([label, ...aliases].some(begins)) return 1;
  return label.includes(sought) ? 2 : undefined;
}

/** The options a text finds, the likeliest first; among equals the given order stays. */
export function searchOptions(options: readonly ComboOption[], text: string): ComboOption[] {
  const sought = fold(text);
  const ranked = options.flatMap((option) => {
    const place = rank(option, sought);
    return place === undefined ? [] : [{ option, place }];
  });
  return ranked.sort((one, other) => one.place - other.place).map(({ option }) => option);
}

/** The option whose label a text is, or the only one it finds: clear already while it is written. */
export function clearOption(options: readonly ComboOption[], text: string): ComboOption | undefined {
  const named = fold(text);
  if (named === "") return undefined;
  const [found, ...others] = searchOptions(options, text);
  return options.find(({ label }) => fold(label) === named) ?? (others.length === 0 ? found : undefined);
}

/**
 * What a text left in the field, or filled in, means. Other names count only now: "es" may still become "Estonia"
 * while it is written.
 */
export const meantOption = (options: readonly ComboOption[], text: string): ComboOption | undefined =>
  clearOption(options, text) ?? options.find((option) => wordsOf(option).includes(fold(text)));
