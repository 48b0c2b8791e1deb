import { calls, type AnyCall, type CallName } from "../contract";
import type { Outcome } from "../client/outcome";
import { readTransaction } from "../client/translate";
import { readAccount, readTokens, readUser, translated } from "../client/translateAccount";
import { createTransport, type CallOptions } from "../client/transport";

export interface Answered {
  /** What the app makes of the answer. */
  outcome: Outcome<unknown, string> & { etag?: string; unchanged?: boolean };
  /** Null without an answer. */
  status: number | null;
  /** JSON, or text. */
  body: unknown;
}

export type Ask = (name: CallName, request: object, options?: CallOptions) => Promise<Answered>;

/** Where the app fails only once it puts an answer into its own words. */
const readers: { [Name in CallName]?: (data: never) => unknown } = {
  orderList: ({ data }: { data: Parameters<typeof readTransaction>[0][] }) => data.map(readTransaction),
  accountInfo: ({ data }: { data: Parameters<typeof readAccount>[1] }) => readAccount("", data),
  userInfo: ({ data }: { data: Parameters<typeof readUser>[0] }) => readUser(data),
  login: readTokens,
  refresh: readTokens,
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text === "" ? undefined : text;
  }
}

interface At {
  /** Origin of the provider. */
  url: string;
  bridgeUrl?: string | undefined;
  fetch: typeof globalThis.fetch;
}

/** Asks by the client of the app, and keeps what was answered. */
export function createAsk({ url, bridgeUrl, fetch }: At): Ask {
  const send = createTransport({
    baseUrl: url,
    bridgeUrl,
    fetch,
    session: { token: () => null, replacement: async () => null, ended: () => undefined },
    language: () => "en",
  });
  return async (name, request, options = {}) => {
    const call: AnyCall = calls[name];
    let status: number | null = null;
    let text = "";
    const watched: typeof fetch = async (...sent) => {
      const response = await fetch(...sent);
      ({ status } = response);
      if (call.answer !== "stream") text = await response.clone().text();
      return response;
    };
    const answer = await send(call, request, { ...options, fetch: watched });
    if (answer.ok && call.answer === "stream")
      await (answer.data as { content: ReadableStream | null }).content?.cancel();
    const read = readers[name];
    const heard = answer as Outcome<never, string>;
    const outcome =
      read && !answer.unchanged
        ? translated(heard, (data) => {
            read(data);
            return data;
          })
        : heard;
    return { outcome: { ...answer, ...outcome }, status, body: parsed(text) };
  };
}
