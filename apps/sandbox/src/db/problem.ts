/** The database cannot be used; `sentence` tells the person at the terminal what to do, in one line. */
export class DatabaseProblem extends Error {
  override readonly name = "DatabaseProblem";

  constructor(
    readonly sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}
