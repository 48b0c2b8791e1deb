import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { type CallName } from "@amberline/api/contract";
import { OPERATOR_PATH, type SignedInOperator, type WantedCustomer } from "@amberline/api/operator";
import { totpCode, totpStepMs } from "../areas/auth/totp";
import { type Customer } from "../operator/createCustomer";
import { systemClock } from "../platform/clock";
import { createTestFolder } from "../platform/testDatabases";
import { readOptions } from "../server/options";
import { type ScryptCost } from "../secrets/passwords";
import { startServer } from "../server/startServer";
import { callsOf, requestOf, type CallOptions } from "../testing/bankCalls";
import { cheapCost } from "../testing/testBank";

const page = "<!doctype html><html lang='__LANG__' data-theme='__THEME__'><title>Amberline</title></html>";

/** A folder as a build leaves it. */
async function builtApp(folder: string, name: string, pages: readonly string[]): Promise<string> {
  const built = path.join(folder, name);
  await mkdir(path.join(built, "assets"), { recursive: true });
  for (const each of pages) await writeFile(path.join(built, each), page);
  await writeFile(path.join(built, "assets/index-Ab3_x9Qz.js"), "export {}");
  await writeFile(path.join(built, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  return built;
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

function parse(received: string): RawAnswer {
  const end = received.indexOf("\r\n\r\n");
  const [first = "", ...lines] = received.slice(0, end).split("\r\n");
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(" ")[1]), headers: new Headers(fields), body: received.slice(end + 4) };
}

/** Sends bytes as they are, and reads until the server closes the connection. */
async function sendRaw(port: number, request: string): Promise<RawAnswer> {
  const socket = createConnection(port, "127.0.0.1");
  socket.setTimeout(85_000, () => socket.destroy(new Error(`No answer to ${request.slice(0, 200)}`)));
  socket.write(request, "latin1");
  return parse(await text(socket));
}

export interface Asked {
  /** @default "GET" */
  method?: string;
  /** Empty: none. @default the address of the server */
  host?: string;
  /** Lines of the header. */
  more?: readonly string[];
  /** As Latin-1. Its length is not said by itself. */
  body?: string;
}

/** Asks for an address written as it is, which no client of HTTP would send. */
function ask(port: number, address: string, asked: Asked): Promise<RawAnswer> {
  const { method = "GET", host = `127.0.0.1:${port}`, body = "", more = [] } = asked;
  const lines = [`${method} ${address} HTTP/1.1`, ...(host ? [`Host: ${host}`] : []), ...more];
  return sendRaw(port, [...lines, "Connection: close", "", body].join("\r\n"));
}

const password = "Zaļa-pūce-7-kokos";

/**
 * What an operator does, in a browser that keeps its cookie; `beforeFactor` is the answer while the second factor that
 * this bank demands was not set up.
 */
async function operatorAt(origin: string, invitation: string | null) {
  let cookie = "";
  const operate = async (at: string, body?: object): Promise<Response> =>
    fetch(`${origin}${OPERATOR_PATH}${at}`, {
      headers: { "Content-Type": "application/json", Cookie: cookie },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
  const accepted = await operate("/invitations/accept", { invitation, name: "Anna", password });
  cookie = accepted.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const { secondFactor } = (await accepted.json()) as SignedInOperator;
  const beforeFactor = secondFactor === "missing" ? (await operate("/customers", {})).status : null;
  if (secondFactor === "missing") {
    const asked = await operate("/factor/setup", { password });
    const { secret } = (await asked.json()) as { secret: string };
    await operate("/factor", { code: totpCode(secret, Math.floor(systemClock.now() / totpStepMs)) });
  }
  return { operate, cookie, beforeFactor };
}

/**
 * A running bank as its customers, operators and strangers reach it: over a socket. Of its inside is known what an
 * operator is told. Passwords are hashed at next to no cost, but where the cost is the point.
 */
export async function startTarget(env: Record<string, string> = {}, passwordCost: ScryptCost = cheapCost) {
  const folder = await mkdtemp(path.join(tmpdir(), "amberline-attack-"));
  const dataDir = path.join(folder, "data");
  await createTestFolder(dataDir);
  const args = [
    ...["--data-dir", dataDir, "--no-demo", "--testing"],
    ...["--app-dir", await builtApp(folder, "bank", ["index.html", "login.en.html"])],
    ...["--operator-dir", await builtApp(folder, "operator", ["index.html"])],
    ...["--stepper-dir", await builtApp(folder, "stepper", ["stepper.html", "screen.html"])],
  ];
  const secrets = { SECRETS_KEY: Buffer.alloc(32).toString("base64") };
  const options = readOptions(args, { PORT: "0", ...secrets, ...env });
  if (!options) throw new Error("Only help was asked for.");
  const defects: string[] = [];
  const output = { log: () => undefined, report: (defect: string) => defects.push(defect) };
  const server = await startServer(options, output, { passwordCost });
  const port = Number(new URL(server.url).port);
  const origin = `http://127.0.0.1:${port}`;
  const operatorOrigin = new URL(server.operatorUrl ?? "").origin;
  const { operate, cookie, beforeFactor } = await operatorAt(
    operatorOrigin.startsWith("https:") || env["PUBLIC_URL"] ? operatorOrigin : origin,
    server.invitation,
  );
  const operated = async <Body>(at: string, body?: object): Promise<Body> => {
    const answer = await operate(at, body);
    if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };

  const mailTo = async ({ login }: Pick<Customer, "login">) => {
    const found = await operated<{ mail: { subject: string; body: string }[] }>(`/outbox?login=${login}`);
    return found.mail;
  };
  const send = (name: CallName, body: unknown, how: CallOptions = {}) =>
    fetch(requestOf(origin, name, body, how));
  const sentCode = async (who: Pick<Customer, "login">) =>
    /\b[2-9A-HJ-NP-Z]{6}\b/.exec((await mailTo(who))[0]?.body ?? "")?.[0] ?? "";

  return {
    ...callsOf({ send, sentCode }),
    port,
    origin,
    operatorCookie: cookie,
    beforeFactor,
    operate,
    operated,
    mailTo,
    sentCode,
    defects,
    customer: (wanted: Partial<WantedCustomer> = {}) =>
      operated<Customer>("/customers", { balance: "1000.00", ...wanted }),
    /** Without a password. */
    signIn: ({ login }: Pick<Customer, "login">) =>
      operated<{ accessToken: string; refreshToken: string }>("/sessions", { login }),
    ask: (address: string, asked: Asked = {}) => ask(port, address, asked),
    /** A connection on which nothing was sent. */
    connect: async () => {
      const socket = createConnection(port, "127.0.0.1");
      await once(socket, "connect");
      return socket;
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Target = Awaited<ReturnType<typeof startTarget>>;
