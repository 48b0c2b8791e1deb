import {
  BASE_PATH,
  calls,
  IDEMPOTENCY_HEADER,
  TOKEN_HEADER,
  type AnyCall,
  type CallName,
  type Calls,
  type RequestOf,
  type ResponseOf,
} from "@amberline/api/contract";
import { type Customer } from "../operator/createCustomer";

export interface Answer<Name extends CallName> {
  status: number;
  /** The body, validated against the contract; empty for a refusal. */
  data: Partial<ResponseOf<Calls[Name]>>;
  err: string | undefined;
  /** `type` of a refusal. */
  type: string | undefined;
  text: string;
  headers: Headers;
}

export interface CallOptions {
  token?: string;
  key?: string;
  language?: string;
  headers?: Record<string, string>;
  /** Where the request comes from. @default 203.0.113.9 */
  address?: string;
}

/** Validates an answer as strictly as the client does. */
async function read<Name extends CallName>(name: Name, response: Response): Promise<Answer<Name>> {
  const text = await response.text();
  const { status, headers } = response;
  const body: unknown = text === "" ? {} : JSON.parse(text);
  const refusal = body as { err?: string; type?: string };
  const isAnswer = status === 200 && refusal.err === undefined;
  const call: AnyCall = calls[name];
  const data = isAnswer ? call.response.noUnknown().validateSync(body, { strict: true }) : {};
  return { status, headers, text, data, err: refusal.err, type: refusal.type };
}

/** A request of a call, as a client sends it. */
export function requestOf(
  origin: string,
  name: CallName,
  body: unknown,
  { token, key, language, headers }: CallOptions,
): Request {
  const { method, path } = calls[name];
  return new Request(`${origin}${BASE_PATH}${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(token ? { [TOKEN_HEADER]: token } : {}),
      ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}),
      ...(language ? { "Accept-Language": language } : {}),
      ...headers,
    },
    ...(method === "POST" ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
  });
}

interface Connection {
  send(name: CallName, body: unknown, how?: CallOptions): Promise<Response>;
  /** The code of the newest message to the customer. */
  sentCode(who: Pick<Customer, "login">): Promise<string>;
}

/** The calls of a bank, wherever it is. */
export function callsOf({ send, sentCode }: Connection) {
  const call = async <Name extends CallName>(name: Name, body: RequestOf<Calls[Name]>, how?: CallOptions) =>
    read(name, await send(name, body, how));

  /** The code that is sent for an act. */
  const codeFor = async (
    who: Pick<Customer, "login">,
    token: string,
    act: RequestOf<Calls["challengeCreate"]>["act"],
    subject = "",
  ): Promise<string> => {
    const { err } = await call("challengeCreate", { act, subject, by: "code" }, { token });
    return err ? "" : sentCode(who);
  };

  /** Proves once more who is there, so that the session may make this change once. */
  const stepUp = async (
    who: Pick<Customer, "login" | "password">,
    token: string,
    act: RequestOf<Calls["stepUp"]>["act"],
    subject?: string,
  ) => {
    const { data } = await call("challengeCreate", { act, subject, by: "code" }, { token });
    const code = data.data?.sent_to ? await sentCode(who) : undefined;
    const done = await call("stepUp", { act, subject, password: who.password, code }, { token });
    if (done.err) throw new Error(done.text);
  };

  return { send, call, codeFor, stepUp };
}

export type BankCalls = ReturnType<typeof callsOf>;
