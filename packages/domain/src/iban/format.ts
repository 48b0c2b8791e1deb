import { ibanRegistry, type IbanFormat } from "../tables/ibanRegistry";

export const formatOf = (country: string): IbanFormat | undefined =>
  Object.hasOwn(ibanRegistry, country) ? ibanRegistry[country] : undefined;

export const someCountryStartsWith = (letters: string): boolean =>
  Object.keys(ibanRegistry).some((country) => country.startsWith(letters));

const classes: Record<string, RegExp> = { n: /\d/, a: /[A-Z]/, c: /[A-Z\d]/ };

/** One letter per position, check digits included: "nnaaaacc…". */
const shapeOf = ({ bban }: IbanFormat): string =>
  `nn${bban.replace(/(\d{1,2})([nac])/g, (_, count: string, kind: string) => kind.repeat(Number(count)))}`;

/**
 * Index of the first character, in a complete or unfinished IBAN, that does not match its country's structure; -1 if
 * all match.
 */
export function firstMisfit(iban: string, format: IbanFormat): number {
  const shape = shapeOf(format);
  const at = [...iban.slice(2, format.length)].findIndex(
    (char, index) => !classes[shape[index]!]!.test(char),
  );
  return at < 0 ? at : at + 2;
}
