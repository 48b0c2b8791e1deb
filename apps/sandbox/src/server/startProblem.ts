/** The server cannot start; `sentence` tells the person at the terminal what to do, in one line. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";

  constructor(
    readonly sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}
