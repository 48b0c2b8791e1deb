// Customers sign in at an OpenID Connect provider; its access token is a bearer's for the bank's provider.
import { adapt, byBearer } from "@amberline/api/adapter";
import type { Adapters } from "@amberline/bank/adapters";

/** Loaded when it is used: sign-in's own code does not grow. */
async function openId() {
  const { openIdConnect } = await import("./openIdConnect.ts");
  return openIdConnect({
    issuer: "https://identity.bank.example.com",
    clientId: "bank",
    page: {
      href: location.href,
      go: (address) => location.assign(address),
      clean: (address) => history.replaceState(null, "", address),
      storage: sessionStorage,
    },
  });
}

export const adapters: Adapters = {
  signIn: async () => (await openId()).signIn(),
  signOut: async (refreshToken) => (await openId()).signOut(refreshToken),
  fetch: adapt(
    {
      refresh: async ({ refreshToken }) => {
        const renewed = await (await openId()).refresh(refreshToken);
        return { accessToken: renewed.accessToken, refreshToken: renewed.refreshToken ?? undefined };
      },
    },
    byBearer((...request) => fetch(...request)),
  ),
};
