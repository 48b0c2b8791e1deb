// The example of sign-in by redirect, at the provider that openId.spec.ts runs one port above the bank.
import { allowInsecureRequests } from "oauth4webapi";
import { byBearer } from "@amberline/api/adapter";
import type { Adapters } from "@amberline/bank/adapters";
import { openIdConnect } from "../examples/adapters/openIdConnect";

const openId = () =>
  openIdConnect({
    issuer: `http://localhost:${Number(location.port) + 1}`,
    clientId: "bank",
    page: {
      href: location.href,
      go: (address) => location.assign(address),
      clean: (address) => history.replaceState(null, "", address),
      storage: sessionStorage,
    },
    options: { [allowInsecureRequests]: true },
  });

export const adapters: Adapters = {
  signIn: () => openId().signIn(),
  signOut: (refreshToken) => openId().signOut(refreshToken),
  fetch: byBearer((...request) => fetch(...request)),
};
