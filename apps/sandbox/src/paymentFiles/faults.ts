import { tidyText } from "@amberline/domain/reference";
import { type FaultCode, type FileFault } from "./types";

const mostFaults = 100;
const longestFound = 40;

/** Ends reading: what follows can't be read, or there are enough faults. */
export class ReadingEnded extends Error {}

function shortened(text: string): string {
  const signs = [...tidyText(text.slice(0, 4 * longestFound))];
  return signs.length > longestFound ? `${signs.slice(0, longestFound).join("")}…` : signs.join("");
}

/** The faults of a file, in its order. */
export class Faults {
  readonly all: FileFault[] = [];

  /** Throws ReadingEnded once there are enough. */
  add(line: number, code: FaultCode, at = "", found = ""): void {
    this.all.push({ line, code, at: shortened(at), found: shortened(found) });
    if (this.all.length === mostFaults) throw new ReadingEnded();
  }

  end(line: number, code: FaultCode, at = "", found = ""): never {
    this.add(line, code, at, found);
    throw new ReadingEnded();
  }
}
