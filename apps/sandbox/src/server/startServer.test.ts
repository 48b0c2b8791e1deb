import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createServer as createHttpServer, request, type IncomingMessage } from "node:http";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import webPush from "web-push";
import { BASE_PATH, TOKEN_HEADER } from "@amberline/api/contract";
import { defaultSessionLimits } from "../areas/auth/sessions";
import { type AnsweredRequest } from "./log";
import { readOptions } from "./options";
import { startMailServer } from "../outbox/testMailServer";
import { createTestFolder, openTestPostgres } from "../platform/testDatabases";
import { demoLogins } from "../seed";
import { startPushService } from "../testing/pushService";
import { withSecretFiles } from "./secretFiles";
import { startServer, type RunningServer } from "./startServer";

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: unknown[];
}
/** What a collector of OpenTelemetry is sent. */
interface ReceivedTraces {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

let folder = "";
let closeDatabases = async () => {};
/** What a server serves from. */
interface Served {
  args: string[];
  env: Record<string, string>;
}
/** Databases that the servers of this file use one after the other, with the demo customers and without. */
const served: Record<"demo" | "bare", Served> = { demo: { args: [], env: {} }, bare: { args: [], env: {} } };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "amberline-server-"));
  if (inject("postgres") === null) {
    served.demo.args = await emptyData();
    served.bare.args = await emptyData();
    return;
  }
  const [demo, bare] = await Promise.all([openTestPostgres(), openTestPostgres()]);
  served.demo.env = { DATABASE_URL: demo.url };
  served.bare.env = { DATABASE_URL: bare.url };
  closeDatabases = async () => void (await Promise.all([demo.close(), bare.close()]));
});
afterAll(async () => {
  await closeDatabases();
  await rm(folder, { recursive: true, force: true });
});

/** Arguments for a migrated empty embedded database, which the server fills with the demo customers. */
async function emptyData(): Promise<string[]> {
  const dataDir = await mkdtemp(path.join(folder, "data-"));
  await createTestFolder(dataDir);
  return ["--data-dir", dataDir];
}

/** Arguments for a start that fails before it opens a database. */
const noData = () => ["--data-dir", path.join(folder, "none")];

const vapid = webPush.generateVAPIDKeys();
const key = "the key of programs, for tests only";
const secretsKey = Buffer.alloc(32).toString("base64");
/** A request by a program that may do everything an operator may. */
const byProgram = (body?: object): RequestInit => ({
  headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
  ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
});

const running: RunningServer[] = [];
const start = async (args: string[], env: Record<string, string> = {}) => {
  const options = readOptions(args, { PORT: "0", OPERATOR_KEY: key, SECRETS_KEY: secretsKey, ...env });
  if (!options) throw new Error("Only help was asked for.");
  const defects: unknown[] = [];
  const answered: AnsweredRequest[] = [];
  const started = await startServer(options, {
    log: () => undefined,
    report: (defect) => defects.push(defect),
    answered: (request) => answered.push(request),
  });
  running.push(started);
  return { ...started, defects, answered };
};
const startOn = ({ args, env }: Served, more: string[], moreEnv: Record<string, string> = {}) =>
  start([...args, ...more], { ...env, ...moreEnv });
const startDemo = (args: string[] = [], env?: Record<string, string>) =>
  startOn(served.demo, ["--demo", ...args], env);
const startBare = (args: string[] = [], env?: Record<string, string>) =>
  startOn(served.bare, ["--no-demo", ...args], env);
const stopAll = async () => {
  for (const server of running.splice(0)) await server.stop();
};
afterEach(stopAll);

const signIn = ({ url }: { url: string }) =>
  fetch(`${url}/api/v1/login`, {
    method: "POST",
    body: JSON.stringify({ login: demoLogins.marta.email, password: demoLogins.marta.password }),
  });

describe("the server", () => {
  it("keeps its data over a restart, and starts anew on request, even after an interrupted attempt", async () => {
    const data = await emptyData();
    const [, dataDir = ""] = data;
    const addCustomer = async (server: RunningServer) =>
      fetch(`${server.url}/sandbox/api/customers`, byProgram({ name: "Kept Customer" }));
    const customers = async (server: RunningServer) =>
      (await fetch(`${server.url}/sandbox/api/customers`, byProgram())).text();

    await addCustomer(await start([...data, "--testing"]));
    await stopAll();
    const again = await start(data);
    expect(await customers(again)).toContain(`"first_name":"Kept"`);
    expect((await signIn(again)).status).toBe(200);
    await stopAll();
    await mkdir(path.join(dataDir, "database.new"));
    await writeFile(path.join(dataDir, "database.new", "PG_VERSION"), "18");
    const fresh = await start([...data, "--reset"]);
    expect(await customers(fresh)).not.toContain(`"first_name":"Kept"`);
    expect(await customers(fresh)).toContain(demoLogins.ilze.email);
    expect(fresh.defects).toEqual([]);
    await stopAll();
    expect(await readdir(dataDir)).toEqual(["database"]);
  });

  it("has no demo customers at a public address, nor serves a database that has them [ASVS 6.3.2]", async () => {
    const env = { PUBLIC_URL: "https://bank.example" };
    expect(await (await signIn(await startOn(served.bare, [], env))).json()).toEqual({ err: "BADPASS" });
    await startDemo();
    await stopAll();
    await expect(startOn(served.demo, [], env)).rejects.toMatchObject({
      sentence: expect.stringMatching(/^The database has the demo customers/),
    });
  });

  it("reads a body of unknown length, and limits it like any other", async () => {
    const server = await startDemo();
    const { hostname, port } = new URL(server.url);
    const ask = async (method: string, at: string, pieces: readonly string[]) => {
      const headers = { "Transfer-Encoding": "chunked", "Content-Type": "application/json" };
      const sent = request({ hostname, port, path: `/api/v1${at}`, method, headers });
      for (const piece of pieces) sent.write(piece);
      const [answer] = (await once(sent.end(), "response")) as [IncomingMessage];
      return [answer.statusCode, JSON.parse(await text(answer))];
    };
    const { email, password } = demoLogins.marta;
    const login = JSON.stringify({ login: email, password });
    expect(await ask("POST", "/login", [login.slice(0, 9), login.slice(9)])).toEqual([
      200,
      { accessToken: expect.any(String), refreshToken: expect.any(String) },
    ]);
    expect(await ask("POST", "/login", Array<string>(9).fill(" ".repeat(32 * 1024)))).toEqual([
      413,
      { err: "The request is too large." },
    ]);
    expect(await ask("POST", "/logout", [])).toEqual([401, { err: "Session is expired" }]);
    expect(await ask("OPTIONS", "/login", [])).toMatchObject([405, {}]);
    expect(await ask("DELETE", "/nothing", [])).toMatchObject([404, {}]);
    expect(server.defects).toEqual([]);
  });

  it("answers apps of other origins that it was told of, preflights and refusals too, and no others", async () => {
    const app = "https://app.bank.example";
    const server = await startDemo([], { ALLOWED_ORIGINS: `${app}, http://localhost:5173/` });
    const ask = async (method: string, origin: string, more: Record<string, string> = {}) => {
      const headers = { Origin: origin, ...more };
      const { status, headers: answered } = await fetch(`${server.url}/api/v1/login`, { method, headers });
      const said = ["Allow-Origin", "Allow-Methods", "Allow-Headers", "Expose-Headers", "Allow-Credentials"];
      return [status, ...said.map((name) => answered.get(`Access-Control-${name}`)), answered.get("Vary")];
    };
    const preflight = { "Access-Control-Request-Method": "POST" };
    const headers = "Content-Type, token, Idempotency-Key, If-None-Match";
    const exposed = "ETag, Date, Content-Disposition";
    for (const origin of [app, "http://localhost:5173"]) {
      const asked = await ask("OPTIONS", origin, preflight);
      expect(asked).toEqual([204, origin, "GET, POST", headers, exposed, null, "Origin"]);
      for (const [method, status] of Object.entries({ POST: 400, PUT: 405, DELETE: 405, OPTIONS: 405 }))
        expect(await ask(method, origin)).toEqual([status, origin, null, null, exposed, null, "Origin"]);
    }
    for (const origin of [`${app}.evil.example`, "https://bank.example", "null", `${app}:444`, `${app}/`])
      for (const [method, status] of Object.entries({ POST: 400, OPTIONS: 405 }))
        expect(await ask(method, origin, preflight)).toEqual([status, ...Array(5).fill(null), "Origin"]);
    expect(server.defects).toEqual([]);
  });

  it("really breaks the connection of a dropped answer, and continues", async () => {
    const server = await startDemo(["--testing"]);
    await fetch(`${server.url}/sandbox/api/faults`, byProgram({ call: "login", fault: "dropAfter" }));
    await expect(signIn(server)).rejects.toThrow(/fetch failed/);
    expect((await signIn(server)).status).toBe(200);
  });

  it("pushes what it tells, by its own keys and to a service that testers name", async () => {
    const service = await startPushService();
    onTestFinished(() => service.close());
    const server = await startDemo(["--testing"], {
      ...{ PUSH_HOSTS: service.origin, VAPID_SUBJECT: "https://bank.example" },
      ...{ VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey },
    });
    const { accessToken } = (await (await signIn(server)).json()) as { accessToken: string };
    const browser = service.browser();
    const subscribed = await fetch(`${server.url}${BASE_PATH}/notification/push/on`, {
      method: "POST",
      headers: { [TOKEN_HEADER]: accessToken },
      body: JSON.stringify({ ...browser.keys, shows_details: false }),
    });
    expect(await subscribed.json()).toEqual({ success: true });
    await signIn(server);
    await expect.poll(() => browser.received.length, { timeout: 10_000 }).toBe(1);
    expect(browser.received[0]).toMatchObject({
      ...{ key: vapid.publicKey, claims: { sub: "https://bank.example" } },
      payload: { title: "Amberline", path: "/notifications" },
    });
  });

  it("has nothing for operators if they are disabled", async () => {
    const closed = await startBare(["--no-operator"]);
    expect((await fetch(`${closed.url}/sandbox/api/session`)).status).toBe(404);
  });
});

describe("what the bank says of weaknesses", () => {
  it("says where to report a weakness, if the bank does [ASVS 15.1.1]", async () => {
    const { url } = await startBare([], { SECURITY_CONTACT: "mailto:security@bank.example" });
    const answer = await fetch(`${url}/.well-known/security.txt`);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(await answer.text()).toMatch(/^Contact: mailto:security@bank\.example\nExpires: \d{4}-.*Z\n/);
    await stopAll();
    const silent = await startBare();
    expect((await fetch(`${silent.url}/.well-known/security.txt`)).status).toBe(404);
    expect(() => readOptions([], { SECURITY_CONTACT: "me" })).toThrow(/mailto:/);
  });

  it("is reported on by browsers into the audit log, once a minute of each address, never with a query", async () => {
    const { url } = await startBare();
    const report = (body: unknown, headers = {}) =>
      fetch(`${url}/csp-reports`, { method: "POST", headers, body: JSON.stringify(body) });
    const older = {
      "csp-report": {
        "document-uri": `${url}/reset-password?email=anna@example.lv`,
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://evil.example/x.js?secret=1#2",
      },
    };
    expect((await report(older)).status).toBe(204);
    expect((await report([{ body: { effectiveDirective: "img-src" } }])).status).toBe(204);
    expect((await report("nothing")).status).toBe(400);
    expect((await report("x".repeat(10_000))).status).toBe(413);
    const trail = await fetch(`${url}/sandbox/api/trail`, byProgram());
    const text = await trail.text();
    expect(text).toContain("https://evil.example/x.js");
    expect(text).not.toContain("secret=1");
    expect(text).not.toContain("anna@example.lv");
    expect(text.split("page.policyViolated")).toHaveLength(2);
  });
});

describe("what keeps the server running", () => {
  const metricsKey = "the key of figures, for tests only";
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url, { headers });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  it("learns whether the process lives, whether it can serve, and its figures by call, pool and ledger", async () => {
    const server = await startDemo();
    expect(await ask(`${server.url}/healthz`)).toMatchObject({ status: 200, text: "alive\n" });
    expect(await ask(`${server.url}/readyz`)).toMatchObject({ status: 200, text: "ready\n" });
    expect((await signIn(server)).status).toBe(200);
    await fetch(`${server.url}/sandbox/api/customers`, byProgram());
    const figures = async () => (await ask(`${server.url}/metrics`)).text;
    await expect.poll(figures).toContain("amberline_ledger_equal 1");
    const text = await figures();
    const counted = (route: string) =>
      text
        .split("\n")
        .find((line) => line.includes("request_seconds_count") && line.includes(`route="${route}"`));
    expect(counted("login")).toMatch(/status="200".* 1$/);
    expect(counted("operator.listCustomers")).toMatch(/status="200".* 1$/);
    expect(text).toContain('amberline_hashing{state="waiting"} 0');
    await expect.poll(figures).toContain("amberline_chat_streams 0");
    expect(text).toContain("amberline_books_closed_ahead_seconds 0");
    expect(text).toMatch(/amberline_nodejs_eventloop_lag_seconds \d/);
    expect(text).not.toContain(demoLogins.marta.email);
  });

  it("reads figures on the operators' port only if others reach the bank, from this machine or with a key", async () => {
    const env = { PUBLIC_URL: "https://bank.example", METRICS_KEY: metricsKey };
    const server = await startBare(await ownTool(), env);
    const { origin } = new URL(server.operatorUrl ?? "");
    expect((await ask(`${server.url}/metrics`)).text).not.toContain("amberline_request_seconds");
    expect((await ask(`${origin}/metrics`)).text).toContain("amberline_request_seconds");
    const proxied = { Via: "1.1 proxy" };
    expect((await ask(`${origin}/metrics`, proxied)).text).not.toContain("amberline_request_seconds");
    const withKey = (key: string) => ask(`${origin}/metrics`, { ...proxied, Authorization: `Bearer ${key}` });
    expect((await withKey(metricsKey)).text).toContain("amberline_request_seconds");
    expect((await withKey(metricsKey.toUpperCase())).text).not.toContain("amberline_request_seconds");
    expect((await ask(`${origin}/readyz`)).status).toBe(200);
  });

  it("sends traces of calls, of work of its own and of their statements to a collector, without what they hold", async () => {
    const received: ReceivedSpan[] = [];
    const collector = createHttpServer(async (sent, answer) => {
      const { resourceSpans } = JSON.parse(await text(sent)) as ReceivedTraces;
      received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      answer.end("{}");
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void collector.close());
    await once(collector, "listening");
    const { port } = collector.address() as AddressInfo;
    const server = await startDemo([], {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: "1",
    });
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const asked = await fetch(`${server.url}/api/v1/login`, {
      method: "POST",
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
      body: JSON.stringify({ login: demoLogins.marta.email, password: "wrong" }),
    });
    await stopAll();
    const call = received.find(({ name }) => name === "POST login");
    expect(call).toMatchObject({ traceId, parentSpanId: "00f067aa0ba902b7" });
    expect(JSON.stringify(call?.attributes)).toContain(asked.headers.get("X-Request-Id"));
    const statements = received.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(["select", "insert"]));
    expect(JSON.stringify(received)).not.toContain(demoLogins.marta.email);
    const check = received.find(({ name }) => name === "check of the ledger");
    expect(check?.parentSpanId).toBeUndefined();
    expect(received.some(({ parentSpanId }) => parentSpanId === check?.spanId)).toBe(true);
  });

  it("finds a request by the short id that its answer had, and nothing of its content", async () => {
    const server = await startDemo();
    const asked = await fetch(`${server.url}/api/v1/login?secret=1`, {
      method: "POST",
      body: JSON.stringify({ login: demoLogins.marta.email, password: "wrong" }),
    });
    expect(asked.headers.get("X-Request-Id")).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect(server.answered).toEqual([
      { route: "login", method: "POST", status: 200, ms: expect.any(Number) },
    ]);
  });

  it("hears of nothing new once the server stops, and lets what is under way end for as long as is set", async () => {
    const server = await startDemo(["--testing"], { STOP_SECONDS: "2" });
    const askSlowly = async (ms: number) => {
      await fetch(`${server.url}/sandbox/api/faults`, byProgram({ call: "userInfo", fault: "slow", ms }));
      return { answer: fetch(`${server.url}/api/v1/user/user_info`) };
    };
    const { answer: short } = await askSlowly(300);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { answer: long } = await askSlowly(60_000);
    long.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const began = performance.now();
    await stopAll();
    expect(performance.now() - began).toBeGreaterThan(1_900);
    expect((await short).status).toBe(401);
    await expect(long).rejects.toThrow();
  });
});

const ownTool = async () => {
  const operatorDir = await mkdtemp(path.join(folder, "operator-"));
  await writeFile(path.join(operatorDir, "index.html"), "<title>Operator</title>");
  return ["--operator-dir", operatorDir];
};

describe("the operator's address", () => {
  const session = async (origin: string | null) =>
    (await fetch(`${origin}/sandbox/api/session`, { redirect: "manual" })).status;

  it("is a port of its own, where the bank's has nothing, if others reach the bank [ASVS 3.5.4]", async () => {
    const env = { PUBLIC_URL: "https://bank.example" };
    const server = await startBare(await ownTool(), env);
    const { origin, hostname } = new URL(server.operatorUrl ?? "");
    expect(hostname).toBe("localhost");
    expect(origin).not.toBe(server.url);
    expect([await session(origin), await session(server.url)]).toEqual([200, 404]);
    expect((await fetch(`${origin}/sandbox`)).status).toBe(200);
    expect((await fetch(`${origin}/sandbox/`, { headers: { Via: "1.1 proxy" } })).status).toBe(403);
    expect((await fetch(`${origin}/api/v1/openapi.json`)).status).toBe(404);
  });

  it("is the public one that was named, behind a proxy", async () => {
    const env = { PUBLIC_URL: "https://bank.example", OPERATOR_URL: "https://staff.bank.example" };
    const own = createServer();
    await new Promise<void>((resolve) => own.listen(0, "127.0.0.1", resolve));
    const { port } = own.address() as { port: number };
    await new Promise((resolve) => own.close(resolve));
    const server = await startBare(["--operator-port", String(port)], env);
    expect(server.operatorUrl).toBe("https://staff.bank.example/sandbox");
    const proxied = await fetch(`http://127.0.0.1:${port}/sandbox/api/session`, {
      headers: { Via: "1.1 proxy" },
    });
    expect(await proxied.json()).toEqual({ operator: null });
  });

  it("reports which port is taken", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as { port: number };
    const sentence = `Port ${port} is taken. Stop what uses it, or choose another one: --operator-port ${port + 1}.`;
    await expect(start([...noData(), "--operator-port", String(port)])).rejects.toMatchObject({ sentence });
    taken.close();
  });

  it("invites the first operator at each start until there is one, and later only if asked to", async () => {
    const tool = await ownTool();
    const first = await startBare(tool);
    const accepted = await fetch(`${first.url}/sandbox/api/invitations/accept`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ invitation: first.invitation, name: "Anna", password: "Zaļa-pūce-7-kokos" }),
    });
    expect(accepted.status).toBe(200);
    await stopAll();
    expect((await startBare(tool)).invitation).toBeNull();
    await stopAll();
    expect((await startBare([...tool, "--operator-invitation"])).invitation).toEqual(expect.any(String));
    await stopAll();
    expect((await startBare([...tool, "--no-operator"])).operatorUrl).toBeNull();
  });
});

describe("a tool that accepts images", () => {
  it("is ended with the server, however long it would run", async () => {
    const tools = createServer();
    await new Promise<void>((resolve) => tools.listen(0, "127.0.0.1", resolve));
    const address = tools.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const own = await mkdtemp(path.join(folder, "tool-"));
    await symlink(
      path.resolve(import.meta.dirname, "../../../../node_modules"),
      path.join(own, "node_modules"),
    );
    const tool = path.join(own, "tool.mjs");
    await writeFile(tool, `import { connect } from "node:net"; connect(${port}, "127.0.0.1").resume();`);
    const pictures = ["--images-dir", own, "--report-dir", own, "--accept-tool", tool];
    const server = await startDemo(pictures);
    const begun = once(tools, "connection");
    const asked = fetch(`${server.url}/images/accept`, {
      method: "POST",
      headers: { Origin: server.url, "Content-Type": "application/json" },
      body: '{"name":"send/editing."}',
    });
    const [line] = (await begun) as [Socket];
    const ended = once(line.resume(), "close");
    await stopAll();
    await ended;
    expect((await asked).status).toBe(500);
    expect(server.defects).toEqual([]);
    tools.close();
  });
});

describe("mail", () => {
  it("is sent by SMTP if a mail server is configured, the last message before the server stops", async () => {
    const mailServer = await startMailServer();
    const env = { SMTP_URL: mailServer.url, SMTP_FROM: "Amberline <no-reply@amberline.example>" };
    const server = await startDemo([], env);
    const { email } = demoLogins.marta;
    await fetch(`${server.url}/api/v1/reset`, { method: "POST", body: JSON.stringify({ email }) });
    await stopAll();
    expect(mailServer.mail.map(({ to }) => to)).toEqual([email]);
    expect(server.defects).toEqual([]);
    await mailServer.close();
  });
});

describe("a failing start", () => {
  it("reports which port is taken and how to choose another", async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, "127.0.0.1", () => {
        const address = taken.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      }),
    );
    const env = { PORT: String(port) };
    const sentence = `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1}.`;
    await expect(start(noData(), env)).rejects.toMatchObject({ sentence });
    taken.close();
  });

  it("reports what is wrong with the data folder", async () => {
    const file = path.join(folder, "file");
    await writeFile(file, "not a folder");
    await expect(start(["--data-dir", file])).rejects.toMatchObject({
      sentence: `The data folder ${file} cannot be opened: it is not a folder.`,
    });
  });

  it("reports that the data folder is in use", async () => {
    const data = await emptyData();
    await start(data);
    for (const more of [[], ["--reset"]]) {
      await expect(start([...data, ...more])).rejects.toMatchObject({
        sentence: expect.stringMatching(/is in use by process/),
      });
    }
  });

  it("reports why PostgreSQL cannot be reached, without its password", async () => {
    const env = { DATABASE_URL: "postgres://bank:secret@127.0.0.1:1/amberline" };
    await expect(start([], env)).rejects.toMatchObject({
      sentence:
        "The database at 127.0.0.1:1/amberline cannot be used: nothing answers there; is PostgreSQL running?",
    });
  });

  it("reports that the file of leaked passwords cannot be used", async () => {
    const file = path.join(folder, "leaked.txt");
    await writeFile(file, "password:5\n");
    await expect(start(noData(), { BREACHED_PASSWORDS: file })).rejects.toMatchObject({
      sentence: expect.stringMatching(/^BREACHED_PASSWORDS: .* SHA-1 hashes in their order/),
    });
  });

  it("reports that there is no app to serve", async () => {
    await expect(start([...noData(), "--app-dir", folder])).rejects.toMatchObject({
      sentence: `There is no built app in ${folder}. Build it first: npm run build.`,
    });
  });
});

describe("the command line", () => {
  const read = (args: string[], env: Record<string, string> = {}) =>
    readOptions(args, { SECRETS_KEY: secretsKey, ...env });

  it("listens on this machine only, with the operator and the demo customers, unless told otherwise", () => {
    expect(read([])).toEqual({
      host: "127.0.0.1",
      port: 4100,
      connections: 20,
      metricsKey: undefined,
      tracesTo: null,
      logFormat: "text",
      stopMs: 5_000,
      databaseUrl: undefined,
      migrationUrl: undefined,
      listenUrl: undefined,
      standbyUrl: undefined,
      dataDir: "data",
      isReset: false,
      hasDemo: true,
      hasOperator: true,
      operatorPort: undefined,
      operatorOrigin: undefined,
      operatorKey: undefined,
      invitesOperator: false,
      isTesting: false,
      allowedOrigins: [],
      appDir: undefined,
      brandsDir: undefined,
      operatorDir: undefined,
      stepperDir: undefined,
      flowsDir: undefined,
      imagesDir: undefined,
      reportDir: undefined,
      acceptTool: undefined,
      publicOrigin: undefined,
      widgetOrigin: undefined,
      trustedProxies: 0,
      secretsKey: new Uint8Array(32),
      secretsKeyOld: undefined,
      consentBy: "both",
      sessionLimits: defaultSessionLimits,
      trustLimits: { perPayment: 25_000, perDay: 50_000 },
      securityContact: undefined,
      vapid: undefined,
      vapidSubject: "https://amberline.example",
      pushOrigins: [],
      verification: {},
      smtp: null,
    });
    expect(read(["--no-operator"])?.hasOperator).toBe(false);
    expect(read([], { PUBLIC_URL: "http://localhost:5173" })?.hasDemo).toBe(true);
    expect(read([], { PUBLIC_URL: "https://bank.example" })?.hasDemo).toBe(false);
    expect(read([], { DATABASE_URL: "postgres://localhost/x" })?.hasDemo).toBe(false);
    expect(read(["--demo"], { DATABASE_URL: "postgres://localhost/x" })?.hasDemo).toBe(true);
    expect(read(["--no-demo"])?.hasDemo).toBe(false);
    expect(read(["--help"])).toBeNull();
  });

  it("takes what trusted payees are paid without a code, which may be nothing", () => {
    expect(read([], { TRUSTED_PAYMENT_EUR: "30" })?.trustLimits).toEqual({
      perPayment: 3_000,
      perDay: 50_000,
    });
    expect(read([], { TRUSTED_DAY_EUR: "0" })?.trustLimits).toBeNull();
  });

  it("takes how long sessions last, and no session that would not last", () => {
    expect(read([], { SESSION_IDLE_MINUTES: "5", SESSION_HOURS: "8" })?.sessionLimits).toEqual({
      idleMs: 300_000,
      longestMs: 28_800_000,
    });
    for (const name of ["SESSION_IDLE_MINUTES", "SESSION_HOURS"])
      for (const wrong of ["0", "-1", "ten"]) expect(() => read([], { [name]: wrong })).toThrow(name);
  });

  it("puts the operator on the bank's port on this machine, and on one of their own if others reach the bank", () => {
    const portOf = (args: string[], env = {}) => read(args, env)?.operatorPort;
    expect(portOf(["--host", "::1"])).toBeUndefined();
    expect(portOf([], { PUBLIC_URL: "http://localhost:5173" })).toBeUndefined();
    expect(portOf(["--operator-port", "4200"])).toBe(4200);
    expect(portOf(["--host", "0.0.0.0"])).toBe(4101);
    expect(portOf([], { PUBLIC_URL: "https://bank.example", PORT: "80" })).toBe(81);
    expect(portOf([], { WIDGET_URL: "https://papers.bank.example" })).toBe(4101);
    expect(portOf([], { OPERATOR_URL: "https://staff.bank.example" })).toBe(4101);
  });

  it.each([
    [["--what"], {}, /^Unknown option '--what'\. Try --help\.$/],
    [["--host"], {}, /^Option '--host <value>' argument missing\. Try --help\.$/],
    [[], { PORT: "http" }, /^PORT is "http"; it has to be a number from 0 to 65535\.$/],
    [[], { PORT: "70000" }, /^PORT is "70000"/],
    [["--operator-port", "x"], {}, /^--operator-port is "x"; it has to be a number from 0 to 65535\.$/],
    [[], { OPERATOR_KEY: "short" }, /^OPERATOR_KEY has 5 characters; it has to have 32 or more\.$/],
    [
      [],
      { OPERATOR_URL: "https://bank.example:8443", PUBLIC_URL: "https://bank.example" },
      /^OPERATOR_URL has to have another host name than PUBLIC_URL and WIDGET_URL\.$/,
    ],
    [[], { PUBLIC_URL: "http://bank.example" }, /^PUBLIC_URL is "http:\/\/bank\.example"; .* need https\.$/],
    [[], { PUBLIC_URL: "bank.example.com" }, /^PUBLIC_URL is "bank\.example\.com"; it has to be an address/],
    [[], { WIDGET_URL: "https://bank.example.com/widget" }, /^WIDGET_URL is/],
    [[], { WIDGET_URL: "ftp://bank.example.com" }, /^WIDGET_URL is/],
    [[], { WIDGET_TOKEN_SECONDS: "soon" }, /^WIDGET_TOKEN_SECONDS is "soon"; it has to be a number/],
    [[], { TRUSTED_PROXIES: "all" }, /^TRUSTED_PROXIES is "all"; it has to be a number from 0 to 99999\.$/],
    [[], { SMTP_URL: "mail.example.com" }, /^SMTP_URL is not an address like smtp:/],
    [[], { SMTP_URL: "https://mail.example.com" }, /^SMTP_URL is not an address like smtp:/],
    [[], { SMTP_URL: "smtp://mail.example.com?ignoreTLS=true" }, /^SMTP_URL has settings of TLS/],
    [[], { SMTP_URL: "smtps://mail.example.com" }, /^SMTP_URL needs SMTP_FROM beside it/],
    [[], { VAPID_PUBLIC_KEY: vapid.publicKey }, /^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair/],
    [[], { VAPID_SUBJECT: "me" }, /^VAPID_SUBJECT is "me"; it has to be like mailto:/],
    ...[
      "*",
      "null",
      "https://*.bank.example",
      "https://bank.example#.evil.example",
      "https://:secret@bank.example",
      "https://bank.example;script-src",
    ].map((origin): [string[], Record<string, string>, RegExp] => [
      [],
      { ALLOWED_ORIGINS: `https://bank.example, ${origin}` },
      /^ALLOWED_ORIGINS is ".+"; it has to be an address like/,
    ]),
    [[], { BANK_LANGUAGES: "lv,en" }, /^BANK_LANGUAGES has to be one or more of lv\|en\|de\.$/],
    [[], { PUSH_HOSTS: "http://127.0.0.1:9" }, /^PUSH_HOSTS is for tests: it needs --testing\.$/],
    [["--testing"], { PUSH_HOSTS: "http://10.0.0.1" }, /^PUSH_HOSTS is .* need https\.$/],
    [[], { CLAMD_URL: "clamd" }, /^CLAMD_URL is "clamd"; it has to be like unix:/],
    [[], { CLAMD_URL: "tcp://scanner.bank.example:3310" }, /^CLAMD_URL is .*, on this machine\.$/],
    [[], { SECRETS_KEY: "short" }, /^SECRETS_KEY is not 256 bits as base64/],
    [[], { SECRETS_KEY_OLD: "short" }, /^SECRETS_KEY_OLD is not 256 bits as base64/],
    [[], { SECRETS_KEY: "", DATABASE_URL: "postgres://localhost/x" }, /^SECRETS_KEY is missing: /],
    [[], { SECRETS_KEY: "", PUBLIC_URL: "https://bank.example" }, /^SECRETS_KEY is missing: /],
    [[], { MIGRATION_URL: "postgres://localhost/x" }, /^MIGRATION_URL needs DATABASE_URL beside it\.$/],
    [[], { LISTEN_URL: "postgres://localhost/x" }, /^LISTEN_URL needs DATABASE_URL beside it\.$/],
    [[], { STANDBY_URL: "postgres://localhost/x" }, /^STANDBY_URL needs DATABASE_URL beside it\.$/],
    [["--reset"], { DATABASE_URL: "postgres://localhost/x" }, /^--reset empties the embedded database only/],
  ])("refuses %j with %j in one sentence", (args, env, sentence) => {
    expect(() => read(args, env)).toThrow(sentence);
  });

  it.each([
    "postgres://db.bank.example/bank",
    "postgres://db.bank.example/bank?sslmode=require",
    "postgres://db.bank.example/bank?sslmode=verify-full&sslmode=disable",
    "postgres:///bank?host=db.bank.example",
    "postgres://bank:secret@/bank?host=db.bank.example",
    "postgres://localhost,db.bank.example/bank",
    "postgres://db.bank.example/bank#?sslmode=verify-full",
  ])("refuses a database on another machine without checked TLS: %s [ASVS 12.3.1] [ASVS 12.3.2]", (url) => {
    expect(() => read([], { DATABASE_URL: url })).toThrow(
      expect.objectContaining({ sentence: expect.stringContaining("add ?sslmode=verify-full") }),
    );
    for (const name of ["MIGRATION_URL", "LISTEN_URL", "STANDBY_URL"])
      expect(() => read([], { DATABASE_URL: "postgres://localhost/bank", [name]: url })).toThrow(
        expect.objectContaining({ sentence: expect.stringContaining(`${name} is on another machine`) }),
      );
  });

  it.each([
    "postgres://db.bank.example/bank?sslmode=verify-full",
    "postgres://[::1]:5432/bank",
    "postgres:///bank?host=/run/postgresql",
    "postgres://bank:secret@/bank?host=/run/postgresql",
    "postgres://bank@%2Frun%2Fpostgresql/bank",
    "postgres://bank:secret@/bank?host=db.bank.example&sslmode=verify-full",
  ])("takes a database with TLS, or on this machine: %s", (url) => {
    expect(read([], { DATABASE_URL: url })?.databaseUrl).toBe(url);
  });

  it("judges a database by the host of the environment where its address has none", () => {
    vi.stubEnv("PGHOST", "db.bank.example");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(() => read([], { DATABASE_URL: "postgres:///bank" })).toThrow(/add \?sslmode=verify-full/);
  });

  it.each([
    ["postgres://localhost:5432,db.bank.example:5432/bank", /^DATABASE_URL is not an address like /],
    ["postgres://bank:secret@localhost/bank?sslrootcert=/none", /^DATABASE_URL cannot be read \(ENOENT: /],
  ])("refuses an address that cannot be judged: %s [ASVS 12.3.1]", (url, sentence) => {
    expect(() => read([], { DATABASE_URL: url })).toThrow(sentence);
  });

  it("reads secrets from files, as vaults write them [ASVS 13.3.1]", async () => {
    const file = path.join(folder, "secret");
    await writeFile(file, `${secretsKey}\n`);
    const env = { SECRETS_KEY: "short", SECRETS_KEY_FILE: file, SECRETS_KEY_OLD_FILE: "" };
    expect(readOptions([], withSecretFiles(env))).toMatchObject({ secretsKey: new Uint8Array(32) });
    const gone = { OPERATOR_KEY_FILE: path.join(folder, "gone") };
    expect(() => withSecretFiles(gone)).toThrow("OPERATOR_KEY_FILE names a file that cannot be read");
  });
});
