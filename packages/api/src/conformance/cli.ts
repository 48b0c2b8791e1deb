#!/usr/bin/env node
import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { run } from "./run";

async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(question);
  lines.close();
  return answer.trim() || null;
}

process.exitCode = await run(process.argv.slice(2), {
  fetch,
  ask,
  writeFile,
  password: process.env["AMBERLINE_PASSWORD"],
  print: (text) => process.stdout.write(text),
  newId: () => crypto.randomUUID(),
  now: () => Date.now(),
});
