import { rm } from "node:fs/promises";
import path from "node:path";
import { accept } from "./accept.ts";
import type { Drawer } from "./browser.ts";
import type { Finding } from "./finding.ts";
import { sideOf, type Places } from "./compareToBaseline.ts";

/** Takes pictures while others are still drawn, so that a run that is broken off loses the last few only. */
export interface BaselineWriter {
  add(findings: readonly Finding[]): Promise<void>;
  /** Takes what is left. Answers the files that were taken. */
  end(): Promise<ReadonlySet<string>>;
}

/** Pictures that are taken at a time. */
const portion = 160;

export function createBaselineWriter(
  drawer: Drawer,
  names: readonly string[],
  places: Places,
): BaselineWriter {
  const taken = new Set<string>();
  let waiting: Finding[] = [];
  let before: Promise<void> = Promise.resolve();

  async function take(findings: readonly Finding[]) {
    const files = await accept({ ...drawer, findings }, names, places);
    for (const file of files) {
      taken.add(file);
      await rm(path.join(places.report, sideOf(file, "actual")), { force: true });
    }
  }
  function takeWaiting() {
    const findings = waiting;
    waiting = [];
    before = before.then(() => take(findings));
    return before;
  }
  return {
    async add(findings) {
      waiting.push(...findings);
      if (waiting.length >= portion) await takeWaiting();
    },
    async end() {
      await takeWaiting();
      return taken;
    },
  };
}
