// The provider keeps the session in a cookie, HttpOnly and SameSite=Strict, and learns the account by a header.
import { byCookie } from "@amberline/api/adapter";
import type { Adapters } from "@amberline/bank/adapters";

export const adapters: Adapters = {
  fetch: byCookie((...request) => fetch(...request), { accountHeader: "X-Account" }),
};
