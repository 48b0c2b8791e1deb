import { request as ask, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnPGlite } from "../platform/testDatabases";
import { listen, stopListening, type Listening } from "../server/listen";
import { founders } from "../testing/companies";
import { testBank } from "../testing/testBank";
import { document, fuzzRequests, type FuzzRequest } from "./requests";

const seed = Number(process.env["AMBERLINE_FUZZ_SEED"] ?? 1);
const count = Number(process.env["AMBERLINE_FUZZ_REQUESTS"] ?? 250);
const slowMs = 1_000;

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, "bank");
const known = new Map<string, ReturnType<typeof ajv.compile>>();

/** Whether a body is of a schema of the document. */
function isOf(schema: object, body: unknown): boolean {
  const text = JSON.stringify(schema).replaceAll('"#/', '"bank#/');
  const validate = known.get(text) ?? ajv.compile(JSON.parse(text) as object);
  known.set(text, validate);
  return validate(body) === true;
}

interface Answer {
  status: number;
  type: string;
  body: string;
  ms: number;
}

/** Why the document does not allow the answer; null if it does. */
function faultIn({ method, operation }: FuzzRequest, { status, type, body, ms }: Answer): string | null {
  const { responses } = operation;
  if (status >= 500) return `HTTP ${status} ${body}`;
  if (ms > slowMs) return `${Math.round(ms)} ms`;
  if (method === "HEAD" || status === 304) return null;
  const content = responses[status]?.content;
  if (!content) return `HTTP ${status}, which the document does not name`;
  const [media = ""] = type.split(";");
  const described = content[media] ?? content["*/*"];
  if (!described) return `${media} with HTTP ${status}`;
  if (media !== "application/json") return null;
  return isOf(described.schema, JSON.parse(body)) ? null : `off its schema: ${body.slice(0, 300)}`;
}

describeOnPGlite("a provider that strangers ask", (at) => {
  const bank = testBank(at);
  let listening: Listening;
  beforeAll(async () => {
    listening = await listen({
      host: "127.0.0.1",
      port: 0,
      answer: (request, env) => bank.app.fetch(request, env),
    });
  });
  afterAll(async () => {
    await stopListening(listening.server, 0);
  });

  /** Sends a request over a socket. A stream is left after its headers. */
  async function send({ method, path, framing, type, body, headers }: FuzzRequest, token: string) {
    const { hostname, port } = new URL(listening.url);
    const bytes = Buffer.from(body);
    const isSent = framing !== "none" && !["GET", "HEAD", "TRACE"].includes(method);
    const length =
      framing === "length" ? { "Content-Length": bytes.length } : { "Transfer-Encoding": "chunked" };
    const sent = ask({
      ...{ hostname, port, method, path, agent: false },
      headers: { ...headers, ...(token ? { token } : {}), "Content-Type": type, ...(isSent ? length : {}) },
    });
    const began = performance.now();
    const answered = new Promise<IncomingMessage>((resolve, reject) =>
      sent.once("response", resolve).once("error", reject),
    );
    if (isSent) {
      sent.write(bytes.subarray(0, 7));
      sent.write(bytes.subarray(7));
    }
    sent.end();
    const answer = await answered.catch((error: Error) => error);
    const ms = () => performance.now() - began;
    if (answer instanceof Error) return { status: 599, type: "", body: answer.message, ms: ms() };
    const media = answer.headers["content-type"] ?? "";
    const isStream = media.startsWith("text/event-stream");
    if (isStream) answer.destroy();
    const said = isStream ? "" : await text(answer);
    return { status: answer.statusCode ?? 0, type: media, body: said, ms: ms() };
  }

  it(`breaks no promise of its OpenAPI document in ${count} requests [7]`, { timeout: 600_000 }, async () => {
    const { founder } = founders(bank);
    const open = () => founder({ balance: "500.00", twoFactor: false });
    let [customer, stranger] = [await open(), await open()];
    const { who, companyId, id: userId } = customer;
    const own = { id: who.accountId, corporate_id: companyId, user_id: userId, from_account: who.iban };
    const requests = fc.sample(fuzzRequests(own), { seed, numRuns: count });
    for (const [at, request] of requests.entries()) {
      const token = { customer: customer.token, stranger: stranger.token, nobody: "" }[request.speaker];
      let answer = await send(request, token);
      // Another process may have taken the machine.
      if (answer.ms > slowMs) answer = await send(request, token);
      const fault = faultIn(request, answer);
      const { method, path, framing, body, headers } = request;
      const shown = JSON.stringify({ framing, headers, body: body.slice(0, 500) });
      expect(
        fault,
        `${method} ${path} ${shown}\n${inspect(bank.defects)}\nAgain: npm run fuzz -- --seed ${seed} --requests ${at + 1}`,
      ).toBeNull();
      if (answer.status === 401 && request.speaker === "customer") customer = await open();
      if (answer.status === 401 && request.speaker === "stranger") stranger = await open();
    }
    expect(bank.defects).toEqual([]);
  });
});
