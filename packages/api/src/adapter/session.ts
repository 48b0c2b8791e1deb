import { BASE_PATH, TOKEN_HEADER } from "../contract/call";
import { login } from "../contract/login";
import { multilogin } from "../contract/multilogin";
import { refresh } from "../contract/refresh";

/** Sends the token as `Authorization: Bearer`, in place of the header `token`. */
export const byBearer =
  (fetch: typeof globalThis.fetch): typeof fetch =>
  (address, init) => {
    const headers = new Headers(init?.headers);
    const token = headers.get(TOKEN_HEADER);
    headers.delete(TOKEN_HEADER);
    if (token) headers.set("Authorization", `Bearer ${token}`);
    return fetch(address, { ...init, headers });
  };

export interface CookieOptions {
  /** Header that names the account a call is about; another site cannot send it, so nor can it use the cookie. */
  accountHeader: string;
  /** `include` for a provider on another origin. @default "same-origin" */
  credentials?: "same-origin" | "include";
}

const answering = [login, refresh, multilogin].map(({ path }) => BASE_PATH + path);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What stands for a token in the app: no secret, another one each time, as a renewal is told by its new token. */
const standIn = (account = "") => `${crypto.randomUUID()}/${account}`;
const accountIn = (token: string | null) => token?.replace(/^[^/]*\//, "") ?? "";

/**
 * For a provider whose session is a cookie that scripts cannot read: it comes with each call, and the app gets no token.
 * The provider answers a sign-in without `accessToken`, and the accounts without `token`.
 */
export const byCookie =
  (
    fetch: typeof globalThis.fetch,
    { accountHeader, credentials = "same-origin" }: CookieOptions,
  ): typeof fetch =>
  async (address, init) => {
    const headers = new Headers(init?.headers);
    const token = headers.get(TOKEN_HEADER);
    headers.delete(TOKEN_HEADER);
    headers.set(accountHeader, accountIn(token));
    const response = await fetch(address, { ...init, headers, credentials });
    const { pathname } = new URL(new Request(address).url);
    if (!response.ok || !answering.includes(pathname)) return response;
    const body: unknown = await response.json();
    if (!isRecord(body) || body["err"]) return Response.json(body, response);
    if (!Array.isArray(body["tokens"]))
      return Response.json({ accessToken: standIn(), refreshToken: standIn(), ...body });
    const tokens = body["tokens"]
      .filter(isRecord)
      .map((each) => ({ token: standIn(String(each["corp_id"])), ...each }));
    return Response.json({ ...body, tokens });
  };
