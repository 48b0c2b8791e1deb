import { budgetMarks } from "@amberline/domain/categories";
import { type Cents, type Count } from "../../db/schema";

/** How much of a limit is to be told of; 0 for nothing. */
export function markOf(spent: Cents, limit: Cents): Count {
  if (spent > limit) return budgetMarks.over;
  return spent * 100 >= limit * budgetMarks.near ? budgetMarks.near : 0;
}

export interface Told {
  told_month: string | null;
  told_percent: Count | null;
}

/** How much of it was told of in that month. */
export const toldIn = (month: string, told: Told | undefined): Count =>
  told?.told_month === month ? (told.told_percent ?? 0) : 0;
