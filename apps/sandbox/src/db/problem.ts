/** Of a failure, as the system or the database names it; empty without. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

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
