export interface AccountOption {
  /** Sent to `onSelect`. */
  id: string;
  /** Holder of the account. */
  name: string;
  /** Two letters for the avatar. */
  initials: string;
  /** Last digits of the account number. */
  tail: string;
  /** Decides the icon: a person or a building. */
  kind: "private" | "corporate";
  /** Formatted, or a text for an unknown balance. */
  balance: string;
}
