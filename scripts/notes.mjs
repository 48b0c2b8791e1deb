import { appendFileSync } from "node:fs";

/** Notes tests that ran, for the summary of `npm test`: a line of JSON each, in the file named in AMBERLINE_NOTES. */
export function noteTests(tests) {
  const file = process.env.AMBERLINE_NOTES;
  for (const { file: within, title, seconds, state } of file ? tests : [])
    appendFileSync(file, `${JSON.stringify({ file: within, title, seconds, state })}\n`);
}
