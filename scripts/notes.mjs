import { appendFileSync } from "node:fs";

/** Records tests for the summary of `npm test`: a line of JSON each, in the file named by AMBERLINE_NOTES. */
export function noteTests(tests) {
  const file = process.env.AMBERLINE_NOTES;
  for (const { file: within, title, seconds, state } of file ? tests : [])
    appendFileSync(file, `${JSON.stringify({ file: within, title, seconds, state })}\n`);
}
