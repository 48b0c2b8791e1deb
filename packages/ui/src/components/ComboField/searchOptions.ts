import { foldText } from "@amberline/domain/text";

export interface ComboOption {
  /** Sent to `onChange`. */
  id: string;
  /** What is shown and searched. */
  label: string;
  /** Muted text at the end of the row: "+371". */
  hint?: string;
  /** Alternative names for search and autofill: its code, its name in another language. */
  aliases?: readonly string[];
}

const wordsOf = ({ label, aliases = [] }: ComboOption) => [label, ...aliases].map(foldText);

/**
 * 0 if the name starts with the text, 1 if a later word or an alias does, 2 if it occurs anywhere, otherwise undefined.
 */
function rank(option: ComboOption, sought: string) {
  const [label = "", ...aliases] = wordsOf(option);
  if (label.startsWith(sought)) return 0;
  const begins = (text: string) => text.startsWith(sought) || text.includes(` ${sought}`);
  if ([label, ...aliases].some(begins)) return 1;
  return label.includes(sought) ? 2 : undefined;
}

/** Matching options, best first; equal matches keep the given order. */
export function searchOptions(options: readonly ComboOption[], text: string): ComboOption[] {
  const sought = foldText(text);
  const ranked = options.flatMap((option) => {
    const place = rank(option, sought);
    return place === undefined ? [] : [{ option, place }];
  });
  return ranked.sort((one, other) => one.place - other.place).map(({ option }) => option);
}

/** The option whose label equals the text, or the only match. */
export function clearOption(options: readonly ComboOption[], text: string): ComboOption | undefined {
  const named = foldText(text);
  if (named === "") return undefined;
  const [found, ...others] = searchOptions(options, text);
  return options.find(({ label }) => foldText(label) === named) ?? (others.length === 0 ? found : undefined);
}

/**
 * The option a text stands for once the field is left or autofilled. Aliases count only then: while typing, "es" may
 * still become "Estonia".
 */
export const meantOption = (options: readonly ComboOption[], text: string): ComboOption | undefined =>
  clearOption(options, text) ?? options.find((option) => wordsOf(option).includes(foldText(text)));
