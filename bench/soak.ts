import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type CallName } from "@amberline/api/contract";
import { type CreatedCustomer } from "@amberline/api/operator";
import { freePort, startCluster } from "@amberline/sandbox/platform/postgresCluster";
import { findPostgres } from "@amberline/sandbox/platform/postgresPrograms";
import { startBank } from "@amberline/sandbox/testing/bankProcess";
import pg from "pg";
import { orderTo } from "./orders";

// Usage: npm run bench:soak [-- minutes [requests a second]], after npm run build. What memory a process keeps under a
// steady load: of eight requests in turn five read and three pay.
const minutes = Number(process.argv[2] ?? 60);
const rate = Number(process.argv[3] ?? 30);
/** A customer gets 100 codes an hour. */
const customers = Math.ceil((rate * 3_600) / 8 / 90);
const everyMinutes = Math.min(5, minutes / 4);

const programs = findPostgres();
if (!programs) throw new Error("PostgreSQL is not installed.");
const cluster = await startCluster(await mkdtemp(path.join(tmpdir(), "amberline-bench-")), { programs });
const env = { DATABASE_URL: cluster.url };
const bank = await startBank("apps/sandbox/dist/server.js", { port: await freePort(), env });
const database = new pg.Pool({ connectionString: cluster.url, max: 2 });

type Customer = CreatedCustomer & { token: string };

const people: Customer[] = [];
for (let nth = 0; nth < customers; nth += 1)
  people.push({
    ...(await bank.operate<CreatedCustomer>("/customers", { name: "Laura Ozola", balance: "100000.00" })),
    token: "",
  });

async function signIn(): Promise<void> {
  for (const person of people) {
    const { accessToken } = await bank.operate<{ accessToken: string }>("/sessions", { login: person.login });
    person.token = accessToken;
  }
}

let [answered, refused, paid, intents] = [0, 0, 0, 0];

async function ask({ token }: Customer, name: CallName, body: object, key = ""): Promise<string> {
  const answer = await bank.send(name, body, { token, ...(key ? { key } : {}) });
  const text = await answer.text();
  if (answer.status === 200) answered += 1;
  else refused += 1;
  return text;
}

async function pay(payer: Customer, payee: Customer | null): Promise<void> {
  const nth = (intents += 1);
  const [key, reference] = [`soak-${nth}`, `B ${nth}`];
  const order = orderTo(payee, reference);
  const { vop_id } = JSON.parse(await ask(payer, "orderCreate", order, key)) as { vop_id: string };
  await ask(payer, "challengeCreate", { act: "payment", subject: vop_id, by: "code" });
  const { rows } = await database.query<{ body: string }>(
    `select body from outbox join logins on logins.id = login_id
      where email = $1 and strpos(body, $2) > 0 order by outbox.id desc limit 1`,
    [payer.login, `"${reference}"`],
  );
  const code2fa = /\b[2-9A-HJ-NP-Z]{6}\b/.exec(rows[0]?.body ?? "")?.[0] ?? "";
  const text = await ask(payer, "orderCreate", { ...order, force_payment: true, vop_id, code2fa }, key);
  if (text.includes('"id"')) paid += 1;
}

/** Five requests of a page and the three of a payment. */
async function visit(nth: number): Promise<void> {
  const [one, other] = [people[nth % customers]!, people[(nth + 7) % customers]!];
  const list = { id: one.accountId };
  for (const [name, body] of [
    ["accountInfo", {}],
    ["orderList", list],
    ["accountInfo", {}],
    ["orderList", list],
    ["accountInfo", {}],
  ] as const)
    await ask(one, name, body);
  await pay(one, nth % 2 === 0 ? other : null);
}

async function megabytes(): Promise<[resident: number, heap: number]> {
  const text = await (await fetch(`${bank.url}/metrics`)).text();
  const of = (name: string) => Number(new RegExp(`^amberline_${name} (\\S+)`, "m").exec(text)?.[1]) / 1e6;
  return [of("process_resident_memory_bytes"), of("nodejs_heap_size_used_bytes")];
}

const began = performance.now();
const passed = () => (performance.now() - began) / 60_000;
process.stdout.write(
  "minute: RSS, least heap in use since the line before, MB; requests, payments, refused\n",
);
let [leastHeap, told, visits, isSigned] = [Infinity, 0, 0, -Infinity];
const failed: unknown[] = [];
while (passed() < minutes) {
  if (passed() - isSigned > 4) {
    await signIn();
    isSigned = passed();
  }
  void visit((visits += 1)).catch((error: unknown) => failed.push(error));
  const [resident, heap] = await megabytes();
  leastHeap = Math.min(leastHeap, heap);
  if (passed() >= told + everyMinutes) {
    told += everyMinutes;
    process.stdout.write(
      `${told.toFixed(1)}: ${resident.toFixed(0)}, ${leastHeap.toFixed(1)}; ${answered}, ${paid}, ${refused}\n`,
    );
    leastHeap = Infinity;
  }
  await wait(Math.max(0, (visits * 8_000) / rate - (performance.now() - began)));
}
if (failed.length > 0) process.stdout.write(`${failed.length} visits failed, as by ${String(failed[0])}\n`);
await database.end();
await bank.stop();
await cluster.stop();
