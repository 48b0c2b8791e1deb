import { createServer } from "node:http";
import { SessionOver } from "@amberline/api/adapter";
import type { Tokens } from "@amberline/api/client";
import { type AddressInfo } from "node:net";
import { allowInsecureRequests } from "oauth4webapi";
import Provider from "oidc-provider";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openIdConnect } from "../examples/adapters/openIdConnect";

describe("sign-in at an OpenID Connect provider", () => {
  const server = createServer();
  let provider: Provider;
  const at = () => `http://localhost:${(server.address() as AddressInfo).port}`;

  beforeAll(async () => {
    // It tells that its keys and pages are for development.
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    provider = new Provider(at(), {
      clients: [
        {
          ...{ client_id: "bank", token_endpoint_auth_method: "none", response_types: ["code"] },
          grant_types: ["authorization_code", "refresh_token"],
          redirect_uris: ["http://bank.test/login"],
          post_logout_redirect_uris: ["http://bank.test/login"],
        },
      ],
      features: { revocation: { enabled: true } },
    });
    server.on("request", provider.callback());
  });
  afterAll(() => {
    server.close();
    vi.restoreAllMocks();
  });

  /** A tab at an address of the app. */
  function tab() {
    const kept = new Map<string, string>();
    const went: string[] = [];
    const shown: string[] = [];
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage;
    const openAt = (href: string) =>
      openIdConnect({
        ...{ issuer: at(), clientId: "bank", options: { [allowInsecureRequests]: true } },
        page: { href, storage, go: (address) => went.push(address), clean: (address) => shown.push(address) },
      });
    return { openAt, went, shown };
  }

  /** What a customer's browser does from the provider's page to the way back. */
  async function signInAt(address: string): Promise<string> {
    const cookies = new Map<string, string>();
    const walk = async (to: string, form?: Record<string, string>): Promise<string> => {
      const response = await fetch(to, {
        redirect: "manual",
        headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const next = response.headers.get("Location");
      if (next === null) {
        const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1] ?? "";
        return walk(to, { prompt, login: "ilze", password: "any" });
      }
      const whole = new URL(next, to).href;
      return whole.startsWith("http://bank.test/") ? whole : walk(whole);
    };
    return walk(address);
  }

  it("goes there with PKCE, comes back with tokens, renews them, and signs out there", async () => {
    const { openAt, went } = tab();
    expect(await openAt("http://bank.test/home").signIn()).toBeNull();
    const asked = new URL(went[0] ?? "");
    expect(asked.searchParams.get("code_challenge_method")).toBe("S256");

    const back = openAt(await signInAt(asked.href));
    const { accessToken, refreshToken } = (await back.signIn()) as Tokens;
    expect(await provider.AccessToken.find(accessToken)).toMatchObject({ accountId: "ilze" });
    const renewed = await back.refresh(refreshToken ?? "");
    expect(renewed.accessToken).not.toBe(accessToken);
    expect(await provider.AccessToken.find(renewed.accessToken)).toMatchObject({ accountId: "ilze" });

    await back.signOut(renewed.refreshToken);
    expect(went[1]).toContain(`${at()}/session/end?client_id=bank`);
    await expect(back.refresh(renewed.refreshToken ?? "")).rejects.toBeInstanceOf(SessionOver);
  });

  it("comes back to the app's sign-in with nothing of the answer in the address, wherever it began", async () => {
    for (const from of ["http://bank.test/history?payment=7", "http://bank.test//elsewhere.test/home"]) {
      const { openAt, went, shown } = tab();
      await openAt(from).signIn();
      await openAt(await signInAt(went[0] ?? "")).signIn();
      expect(shown).toEqual(["http://bank.test/login"]);
    }
  });

  it("says that whoever cancels there was refused, and asks again", async () => {
    const { openAt, went } = tab();
    await openAt("http://bank.test/home").signIn();
    const state = new URL(went[0] ?? "").searchParams.get("state") ?? "";
    const cancelled = new URLSearchParams({ error: "access_denied", state, iss: at() });
    expect(await openAt(`http://bank.test/login?${cancelled}`).signIn()).toBe("refused");
    expect(await openAt("http://bank.test/login").signIn()).toBeNull();
    expect(went).toHaveLength(2);
  });

  it("ends the session only if the provider takes its token no longer", async () => {
    const { openAt } = tab();
    const { refresh } = openAt("http://bank.test/home");
    await expect(refresh("nobody's")).rejects.toBeInstanceOf(SessionOver);
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
    await expect(refresh("nobody's")).rejects.toThrow("offline");
    vi.unstubAllGlobals();
  });

  it("asks for a password again where the provider has no page to sign out", async () => {
    const { openAt, went } = tab();
    const real = fetch;
    vi.stubGlobal("fetch", async (...sent: Parameters<typeof fetch>) => {
      const answer = await real(...sent);
      if (!new Request(...sent).url.includes("/.well-known/")) return answer;
      const { end_session_endpoint: _, ...others } = (await answer.json()) as Record<string, unknown>;
      return Response.json(others);
    });
    await openAt("http://bank.test/home").signOut(null);
    expect(went).toEqual([]);
    await openAt("http://bank.test/login").signIn();
    expect(new URL(went[0] ?? "").searchParams.get("prompt")).toBe("login consent");
    vi.unstubAllGlobals();
  });

  it("takes no answer that was not asked for in this tab", async () => {
    const { openAt, went } = tab();
    await openAt("http://bank.test/login").signIn();
    const answer = new URL(await signInAt(went[0] ?? ""));
    answer.searchParams.set("state", "another");
    await expect(openAt(answer.href).signIn()).rejects.toThrow("state");

    const other = tab();
    expect(await other.openAt(answer.href).signIn()).toBeNull();
    expect(other.went).toHaveLength(1);
  });
});
