/** Addresses of the tool, below `/sandbox`. */
export const paths = {
  overview: "/",
  customers: "/customers",
  customer: "/customers/:id",
  payments: "/payments",
  companies: "/companies",
  company: "/companies/:id",
  verifications: "/verifications",
  outbox: "/outbox",
  testAccounts: "/test_accounts",
  faults: "/faults",
  clock: "/clock",
} as const;

export const BASE = "/sandbox";

/** The address of one customer or company. */
export const pathOf = (path: (typeof paths)["customer" | "company"], id: string): string =>
  path.replace(":id", encodeURIComponent(id));
