import {
  BASE_PATH,
  calls,
  SUPPORT_CHAT,
  TOKEN_HEADER,
  type Calls,
  type RequestOf,
} from "@amberline/api/contract";
import { type Hono } from "hono";
import { type TestBank } from "./testBank";

type Asked<Name extends "bridgeHistory" | "bridgeMessage"> = Partial<RequestOf<Calls[Name]>>;

/** Reads an event stream block by block: a message as its data, a comment as null. */
export async function listenTo(app: Hono, token: string) {
  const response = await app.request(`http://bank.test${BASE_PATH}${calls.bridgeStream.path}`, {
    headers: { [TOKEN_HEADER]: token },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("The stream has no body.");
  let pending = "";
  const block = async (): Promise<string | undefined> => {
    while (!pending.includes("\n\n")) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      pending += value;
    }
    const end = pending.indexOf("\n\n");
    const found = pending.slice(0, end);
    pending = pending.slice(end + 2);
    return found;
  };
  await block();
  return {
    response,
    /** The next block; undefined at the end of the stream. */
    block,
    /** The next message, skipping heartbeats and news; undefined at the end of the stream. */
    async message(): Promise<Record<string, unknown> | undefined> {
      for (let next = await block(); next !== undefined; next = await block()) {
        const data = /^data: (.*)$/m.exec(next)?.[1];
        if (data !== undefined && next.startsWith("event: message"))
          return JSON.parse(data) as Record<string, unknown>;
      }
      return undefined;
    },
    close: () => reader.cancel(),
  };
}

/** Customers who chat with support, and an operator who replies. */
export function chatters(bank: TestBank) {
  const userId = async (token: string) => (await bank.call("userInfo", {}, { token })).data.data?.id ?? "";
  return {
    async chatter(wanted: Parameters<TestBank["customer"]>[0] = {}) {
      const who = await bank.customer(wanted);
      const { accessToken: token } = await bank.signIn(who);
      const id = await userId(token);
      const post = (message: string, asked: Asked<"bridgeMessage"> = {}) =>
        bank.call(
          "bridgeMessage",
          { user_id: id, message, chat_id: SUPPORT_CHAT, attachments: [], root_id: "", ...asked },
          { token },
        );
      const history = (asked: Asked<"bridgeHistory"> = {}) =>
        bank.call(
          "bridgeHistory",
          { chat_id: SUPPORT_CHAT, root_id: "", include_attachments: true, ...asked },
          { token },
        );
      return { who, token, id, post, history };
    },
    /** A call of the operator API. */
    async operator<Body = Record<string, never>>(path: string, body?: object) {
      const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
      const response = await bank.operate(path, sent);
      const text = await response.text();
      const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
      return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body, response };
    },
  };
}

export type Chatter = Awaited<ReturnType<ReturnType<typeof chatters>["chatter"]>>;
