import { examplePayees } from "../savedPayees/examples";
import { examplePayment } from "../transactions/examples";
import type { FoundPayee } from "./palette.machine";

export const foundPayees: readonly FoundPayee[] = examplePayees.map((payee) => ({
  ...payee,
  kind: "template",
}));

export const foundTransactions = [examplePayment(0), examplePayment(1)];
