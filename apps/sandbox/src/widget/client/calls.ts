import { type PhotoPart } from "@amberline/api/operator";
import { type Document, type VerificationState } from "../../areas/identity/state";
import { type Catalogue } from "./locales";

export type Problem = keyof Catalogue["problems"];
export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

const known: readonly Problem[] = [
  "not-open",
  "not-an-image",
  "empty",
  "too-large",
  "too-many",
  "incomplete",
  "link-over",
];

const problemOf = (body: unknown): Problem => {
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return known.find((problem) => problem === code) ?? "server";
};

async function ask<T>(path: string, init: RequestInit): Promise<Answer<T> | "invalid-token"> {
  try {
    const response = await fetch(`/websdk/api/${path}`, { ...init, credentials: "omit" });
    if (response.status === 401) return "invalid-token";
    const body: unknown = await response.json();
    return response.ok ? { ok: true, value: body as T } : { ok: false, problem: problemOf(body) };
  } catch {
    return { ok: false, problem: "offline" };
  }
}

/** Exchanges a mailed link for a token. */
export async function openLink(link: string): Promise<Answer<{ token: string }>> {
  const answer = await ask<{ token: string }>("link", { method: "POST", body: JSON.stringify({ link }) });
  return answer === "invalid-token" ? { ok: false, problem: "link-over" } : answer;
}

export interface Calls {
  state(): Promise<Answer<VerificationState>>;
  upload(part: PhotoPart, photo: Blob): Promise<Answer<unknown>>;
  submit(document: Document, language: string): Promise<Answer<VerificationState>>;
}

/** The widget's calls. An expired token is renewed once, and the call repeated. */
export function callsWith(firstToken: string, renew: () => Promise<string>): Calls {
  let token = firstToken;
  const withToken = <T>(path: string, init: RequestInit) =>
    ask<T>(path, { ...init, headers: { Authorization: `Bearer ${token}` } });
  const call = async <T>(path: string, init: RequestInit = {}): Promise<Answer<T>> => {
    const first = await withToken<T>(path, init);
    if (first !== "invalid-token") return first;
    try {
      token = await renew();
    } catch {
      return { ok: false, problem: "session-over" };
    }
    const second = await withToken<T>(path, init);
    return second === "invalid-token" ? { ok: false, problem: "session-over" } : second;
  };
  return {
    state: () => call("state"),
    upload: (part, photo) => call(`photos/${part}`, { method: "PUT", body: photo }),
    submit: (document, language) =>
      call("submit", { method: "POST", body: JSON.stringify({ document, language }) }),
  };
}
