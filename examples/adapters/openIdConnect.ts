// Customers sign in at an OpenID Connect provider, by redirect and with PKCE.
import { SessionOver } from "@amberline/api/adapter";
import type { Tokens } from "@amberline/api/client";
import * as oauth from "oauth4webapi";

interface Settings {
  issuer: string;
  clientId: string;
  /** Of the page: its address, and where a sign-in that is under way is kept. */
  page: { href: string; go: (address: string) => void; clean: (address: string) => void; storage: Storage };
  /** A provider on one's own machine may be without TLS. */
  options?: { [oauth.allowInsecureRequests]?: boolean };
}

const key = "openid";

type Begun = Record<"verifier" | "state" | "nonce", string>;

const tokensIn = ({ access_token, refresh_token }: oauth.TokenEndpointResponse): Tokens => ({
  accessToken: access_token,
  refreshToken: refresh_token ?? null,
});

export function openIdConnect({ issuer, clientId, page, options = {} }: Settings) {
  const client: oauth.Client = { client_id: clientId };
  const redirectUri = `${new URL(page.href).origin}/login`;
  const discover = async () => {
    const address = new URL(issuer);
    return oauth.processDiscoveryResponse(address, await oauth.discoveryRequest(address, options));
  };

  async function begin(): Promise<void> {
    const { authorization_endpoint: endpoint = "", end_session_endpoint: end } = await discover();
    const verifier = oauth.generateRandomCodeVerifier();
    const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
    page.storage.setItem(key, JSON.stringify({ verifier, state, nonce }));
    const asked = new URLSearchParams({
      ...{ client_id: clientId, redirect_uri: redirectUri, response_type: "code", state, nonce },
      ...{ scope: "openid offline_access", code_challenge_method: "S256" },
      // Where nobody can sign out, the next one at this browser must not be signed in as the last.
      prompt: end ? "consent" : "login consent",
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    });
    page.go(`${endpoint}?${asked}`);
  }

  /** Whoever cancels at the provider comes back without a code. */
  function answerIn(server: oauth.AuthorizationServer, state: string): URLSearchParams | "refused" {
    try {
      return oauth.validateAuthResponse(server, client, new URL(page.href), state);
    } catch (error) {
      if (error instanceof oauth.AuthorizationResponseError && error.error === "access_denied")
        return "refused";
      throw error;
    }
  }

  async function finish(begun: string): Promise<Tokens | "refused"> {
    page.storage.removeItem(key);
    const { verifier, state, nonce } = JSON.parse(begun) as Begun;
    // The app leads from there to the page that was wanted.
    page.clean(redirectUri);
    const server = await discover();
    const answer = answerIn(server, state);
    if (answer === "refused") return answer;
    const response = await oauth.authorizationCodeGrantRequest(
      ...([server, client, oauth.None(), answer, redirectUri, verifier, options] as const),
    );
    const expected = { expectedNonce: nonce, requireIdToken: true };
    return tokensIn(await oauth.processAuthorizationCodeResponse(server, client, response, expected));
  }

  return {
    /** The tokens after the way back, or its refusal; null once the browser leaves for the provider. */
    async signIn(): Promise<Tokens | "refused" | null> {
      const begun = page.storage.getItem(key);
      if (begun !== null && new URL(page.href).searchParams.has("state")) return finish(begun);
      await begin();
      return null;
    },

    async refresh(refreshToken: string): Promise<Tokens> {
      const server = await discover();
      const response = await oauth.refreshTokenGrantRequest(
        server,
        client,
        oauth.None(),
        refreshToken,
        options,
      );
      try {
        return tokensIn(await oauth.processRefreshTokenResponse(server, client, response));
      } catch (error) {
        const isOver = error instanceof oauth.ResponseBodyError && error.error === "invalid_grant";
        throw isOver ? new SessionOver() : error;
      }
    },

    /** Without an address for it there, the app shows that nobody is signed in. */
    async signOut(refreshToken: string | null): Promise<void> {
      const server = await discover();
      const { end_session_endpoint: endpoint, revocation_endpoint: revocation } = server;
      const asked = new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: redirectUri });
      try {
        if (revocation && refreshToken)
          await oauth.revocationRequest(server, client, oauth.None(), refreshToken, options);
      } finally {
        if (endpoint) page.go(`${endpoint}?${asked}`);
      }
    },
  };
}
