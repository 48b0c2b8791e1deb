import { money, moneyToDecimal } from "@amberline/domain/money";

export const decimal = (cents: number | null, currency = "EUR") =>
  cents === null ? null : moneyToDecimal(money(cents, currency));

/** `amount_cents` becomes `amount`, a decimal. */
export const plain = (row: object, currency?: string): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      name.endsWith("_cents")
        ? [name.slice(0, -"_cents".length), decimal(value as number | null, currency)]
        : [name, value],
    ),
  );

const rowsAtOnce = 1_000;

/** All rows of a query that begins after a row, in order, a thousand at once. */
export async function* everyRow<Row extends { place: number }>(
  after: (place: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Omit<Row, "place">> {
  let place = 0;
  for (;;) {
    const rows = await after(place, rowsAtOnce);
    for (const { place: at, ...row } of rows) {
      place = at;
      yield row;
    }
    if (rows.length < rowsAtOnce) return;
  }
}
