import { type PhotoPart } from "@amberline/api/operator";
import { type Document, type WidgetState } from "../../areas/identity/state";
import { type Catalogue } from "./locales";

export type Problem = keyof Catalogue["problems"];
export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

const known: readonly Problem[] = [
  "not-open",
  "not-an-image",
  "infected",
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

const inJson = (response: Response): Promise<unknown> => response.json();

async function ask<T>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<unknown> = inJson,
): Promise<Answer<T> | "invalid-token"> {
  try {
    const response = await fetch(`/websdk/api/${path}`, { ...init, credentials: "omit" });
    if (response.status === 401) return "invalid-token";
    if (!response.ok) return { ok: false, problem: problemOf(await response.json()) };
    return { ok: true, value: (await read(response)) as T };
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
  state(): Promise<Answer<WidgetState>>;
  /** A photo that was sent and not submitted yet. */
  photo(part: PhotoPart): Promise<Answer<Blob>>;
  upload(document: Document, part: PhotoPart, photo: Blob): Promise<Answer<unknown>>;
  submit(document: Document, language: string): Promise<Answer<WidgetState>>;
}

/** The widget's calls. An expired token is renewed once, and the call repeated. */
export function callsWith(firstToken: string, renew: () => Promise<string>): Calls {
  let token = firstToken;
  const withToken = <T>(path: string, init: RequestInit, read?: (response: Response) => Promise<unknown>) =>
    ask<T>(path, { ...init, headers: { Authorization: `Bearer ${token}` } }, read);
  const call = async <T>(
    path: string,
    init: RequestInit = {},
    read?: (response: Response) => Promise<unknown>,
  ): Promise<Answer<T>> => {
    const first = await withToken<T>(path, init, read);
    if (first !== "invalid-token") return first;
    try {
      token = await renew();
    } catch {
      return { ok: false, problem: "session-over" };
    }
    const second = await withToken<T>(path, init, read);
    return second === "invalid-token" ? { ok: false, problem: "session-over" } : second;
  };
  return {
    state: () => call("state"),
    photo: (part) => call(`photos/${part}`, {}, (response) => response.blob()),
    upload: (document, part, photo) =>
      call(`photos/${part}?document=${document}`, { method: "PUT", body: photo }),
    submit: (document, language) =>
      call("submit", { method: "POST", body: JSON.stringify({ document, language }) }),
  };
}
