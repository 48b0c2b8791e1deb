import { faultsIn } from "./faultsIn";

/** Replaces the page by what is wrong with the bank's file. */
export function tellFaults(text: string): void {
  const faults = faultsIn(text).map(({ line, fault }) => `/bank.json:${line} ${fault}`);
  if (faults.length === 0) return;
  const told = faults.join("\n");
  document.body.replaceChildren(Object.assign(document.createElement("pre"), { textContent: told }));
  throw new Error(told);
}
