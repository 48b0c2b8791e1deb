import { ibanRegistry, type IbanFormat } from "../tables/ibanRegistry";

export const formatOf = (country: string): IbanFormat | undefined =>
  Object.hasOwn(ibanRegistry, country) ? ibanRegistry[country] : undefined;

export const someCountryStartsWith = (letters: string): boolean =>
  Object.keys(ibanRegistry).some((country) => country.startsWith(letters));

const classes: Record<string, RegExp> = { n: /\d/, a: /[A-Z]/, c: /[A-Z\d]/ };

/** One letter a position, check digits included: "nnaaaacc…". */
const shapeOf = ({ bban }: IbanFormat): string =>
  `nn${bban.replace(/(\d{1,2})([nac])/g, (_, count: string, kind: string) => kind.repeat(Number(count)))}`;

/** Where a whole or unfinished IBAN first breaks its country's structure, counted from 0, or -1. */
export function firstMisfit(iban: string, format: IbanFormat): number {
  const shape = shapeOf(format);
  const at = [...iban.slice(2, format.length)].findIndex(
    (char, index) => !classes[shape[index]!]!.test(char),
  );
  return at < 0 ? at : at + 2;
}
