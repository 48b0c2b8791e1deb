import type { Account } from "@amberline/api/client";

const UNNAMED = "My account";

/** What an account is called on screen: its own name; while it has only the provider's default, its owner's. */
export function accountTitle({ name, user }: Account, fallback: string): string {
  if (name && name !== UNNAMED) return name;
  return (!user.isCorporate && `${user.firstName} ${user.lastName}`.trim()) || fallback;
}
