import {
  BASE_PATH,
  calls,
  IDEMPOTENCY_HEADER,
  TOKEN_HEADER,
  type CallName,
  type Calls,
  type RequestOf,
  type ResponseOf,
} from "../contract";

/** What an answer may need to know of a request beside its body. */
export interface Asked {
  /** Of the account; null without a session. */
  token: string | null;
  idempotencyKey: string | null;
  /** Aborted when the app waits no longer; for `fetch`. */
  signal: AbortSignal;
}

/** Says no, returned or thrown: a code of the contract that the app has words for, or a sentence for the customer. */
export class Refusal extends Error {
  constructor(readonly err: string) {
    super(err);
  }
}

/** Thrown when the API takes the token no longer. */
export class SessionOver extends Error {}

/** Names and types are the contract's; what must not be left out, amberline-conformance says. */
type Loose<T> = T extends readonly (infer Each)[]
  ? Loose<Each>[]
  : T extends object
    ? { [Field in keyof T]?: Loose<T[Field]> }
    : T;

/** Files and text are a Response. */
type Reply<Name extends CallName> = Loose<ResponseOf<Calls[Name]>> | Refusal | Response;

/**
 * How another API answers calls of the contract. What is left out the provider lacks, and the app does without it as at
 * one that lacks it. What throws counts as no answer.
 */
export type Answers = {
  [Name in CallName]?: (request: RequestOf<Calls[Name]>, asked: Asked) => Promise<Reply<Name>>;
};

const names = new Map(
  (Object.keys(calls) as CallName[]).map((name) => [
    `${calls[name].method} ${BASE_PATH}${calls[name].path}`,
    name,
  ]),
);

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === "GET") return {};
  const isForm = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  if (!isForm) return request.json();
  const form = await request.formData();
  return { ...Object.fromEntries(form), files: form.getAll("files") };
}

const nobody: typeof fetch = async () => new Response(null, { status: 404 });

/** A `fetch` for the client by which another API is the provider. `others` answers the calls that are left out. */
export function adapt(answers: Answers, others = nobody): typeof fetch {
  return async (...sent) => {
    const request = new Request(...sent);
    const name = names.get(`${request.method} ${new URL(request.url).pathname}`);
    const answer = name && (answers[name] as ((body: unknown, asked: Asked) => Promise<unknown>) | undefined);
    if (!answer) return others(...sent);
    try {
      const reply = await answer(await bodyOf(request), {
        token: request.headers.get(TOKEN_HEADER),
        idempotencyKey: request.headers.get(IDEMPOTENCY_HEADER),
        signal: request.signal,
      });
      if (reply instanceof Refusal) throw reply;
      return reply instanceof Response ? reply : Response.json(reply);
    } catch (error) {
      if (error instanceof SessionOver) return new Response(null, { status: 401 });
      if (error instanceof Refusal) return Response.json({ err: error.err });
      throw error;
    }
  };
}
