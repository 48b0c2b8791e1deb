import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { listBudgets } from "./list";
import { saveBudget } from "./save";

export { runBudgets } from "./run";

export function mountBudgets(handle: Handle, parts: Parts): void {
  handle.session(calls.budgetList, listBudgets(parts));
  handle.session(calls.budgetSave, saveBudget(parts));
}
