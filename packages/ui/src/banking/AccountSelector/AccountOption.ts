export interface AccountOption {
  id: string;
  name: string;
  initials: string;
  /** Last digits of the account number. */
  tail: string;
  kind: "private" | "corporate";
  /** Formatted, or a text for an unknown balance. */
  balance: string;
}
