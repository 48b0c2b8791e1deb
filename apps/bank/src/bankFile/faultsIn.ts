import { faultsOf, faultText } from "./checkBank.ts";
import { lineOf } from "./lineOf.ts";

/** What is wrong with the text of a `bank.json`, and the line of it; nothing if it is a bank's. */
export function faultsIn(text: string): { line: number; fault: string }[] {
  try {
    return faultsOf(JSON.parse(text)).map((fault) => ({
      line: lineOf(text, fault.path),
      fault: faultText(fault),
    }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    return [{ line: Number(/\(line (\d+)/.exec(reason)?.[1] ?? 1), fault: reason }];
  }
}
