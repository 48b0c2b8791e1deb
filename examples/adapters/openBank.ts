// Open Bank Project's API is the provider.
import type { Adapters } from "@amberline/bank/adapters";
import { openBankProject } from "./openBankProject.ts";

export const adapters: Adapters = {
  fetch: openBankProject({
    url: "https://api.bank.example.com",
    consumerKey: "the key of this app",
    fetch: (...request) => fetch(...request),
  }),
};
