/** Routes below `/sandbox`. */
export const paths = {
  overview: "/",
  customers: "/customers",
  customer: "/customers/:id",
  payments: "/payments",
  companies: "/companies",
  company: "/companies/:id",
  verifications: "/verifications",
  chats: "/chats",
  chat: "/chats/:id",
  complaints: "/complaints",
  complaint: "/complaints/:id",
  outbox: "/outbox",
  testAccounts: "/test_accounts",
  faults: "/faults",
  clock: "/clock",
} as const;

export const BASE = "/sandbox";

export const pathOf = (
  path: (typeof paths)["customer" | "company" | "chat" | "complaint"],
  id: string,
): string => path.replace(":id", encodeURIComponent(id));
