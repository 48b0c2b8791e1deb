import type { Account } from "@amberline/api/client";

const UNNAMED = "My account";

/** The account's name, or its owner's while it has only the provider's default name. */
export function accountTitle({ name, user }: Account, fallback: string): string {
  if (name && name !== UNNAMED) return name;
  return (!user.isCompany && `${user.firstName} ${user.lastName}`.trim()) || fallback;
}
