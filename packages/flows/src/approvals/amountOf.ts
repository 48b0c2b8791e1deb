import type { Proposal, Proposed } from "@amberline/api/client";
import type { Money } from "@amberline/domain/money";

/** What is paid with it, without fees; null for what pays nothing. */
export const amountOf = (proposed: Proposed): Money | null => {
  switch (proposed.kind) {
    case "payment":
      return proposed.payment.amount;
    case "file":
      return proposed.file.amount;
    case "rule":
    case "person":
      return null;
  }
};

/** How many payments are made with them. */
export const paymentsIn = (proposals: readonly Proposal[]): number =>
  proposals.reduce(
    (sum, { proposed }) =>
      sum + (proposed.kind === "file" ? proposed.file.payments : amountOf(proposed) ? 1 : 0),
    0,
  );
