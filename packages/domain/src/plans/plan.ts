export const rhythms = ["once", "weekly", "monthly", "monthEnd"] as const;
export type Rhythm = (typeof rhythms)[number];

/** When a payment is to be made, once or again and again. Days are the bank's, yyyy-MM-dd. */
export interface PaymentPlan {
  /** The first agreed day; with `monthEnd` any day of the first month. */
  first: string;
  rhythm: Rhythm;
  /** With `monthly` the agreed day of a month, where that of the first is too short for it. */
  monthDay?: number | undefined;
  /** No payment is agreed for a later day; null for no end. */
  until: string | null;
  /** How many payments there are, skipped ones included; null for no end. */
  times: number | null;
  /** Which business day of TARGET takes the place of a day that is none. */
  shift: "before" | "after";
}
