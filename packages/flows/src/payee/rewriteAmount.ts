import { formatAmount, parseAmount } from "@amberline/domain/money";

/** An amount typed in one language as the other writes it; null when it could not be read, so it stays as it is. */
export function rewriteAmount(typed: string, from: string, to: string): string | null {
  const amount = parseAmount(typed, "EUR", from);
  return amount.ok ? formatAmount(amount.money, to) : null;
}
