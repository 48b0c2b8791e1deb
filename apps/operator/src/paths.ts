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
  trail: "/trail",
  testAccounts: "/test_accounts",
  faults: "/faults",
  clock: "/clock",
  operators: "/operators",
  account: "/account",
} as const;

export const BASE = "/sandbox";

const invitationMark = "#invitation=";

/** In the fragment, which browsers send to no server. */
export const invitationAddress = (invitation: string): string =>
  `${location.origin}${BASE}/${invitationMark}${invitation}`;

export const invitationIn = (fragment: string): string | null =>
  fragment.startsWith(invitationMark) ? fragment.slice(invitationMark.length) : null;

export const pathOf = (
  path: (typeof paths)["customer" | "company" | "chat" | "complaint"],
  id: string,
): string => path.replace(":id", encodeURIComponent(id));
