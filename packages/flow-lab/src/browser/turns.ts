/** Day of the run, since 1970 in UTC; NaN to play everything. `npm test` sets it. */
export const day = Number(process.env["AMBERLINE_MATRIX_DAY"] ?? NaN);

/** Whether this run plays a row of a matrix: on its day, or always. */
export const isItsDay = (row: number, rows: number): boolean => Number.isNaN(day) || day % rows === row;

/** Whether this run plays the test of that name, whose day of so many follows from the name: spread evenly, and kept. */
export const isItsTurn = (name: string, days: number): boolean => {
  // FNV-1a
  const hash = [...name].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return isItsDay((hash >>> 0) % days, days);
};
