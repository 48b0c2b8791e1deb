import { rm } from "node:fs/promises";
import path from "node:path";
import { accept } from "./accept.ts";
import type { Drawer } from "./browser.ts";
import type { Finding } from "./finding.ts";
import { sideOf } from "@amberline/stepper/pictures/places";
import type { Places } from "./compareToBaseline.ts";

/** Accepts pictures while others are still being drawn, so that an interrupted run loses only the last few. */
export interface BaselineWriter {
  add(findings: readonly Finding[]): Promise<void>;
  /** Accepts the rest. Returns the accepted files. */
  end(): Promise<ReadonlySet<string>>;
}

/** Pictures accepted at a time. */
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
