import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { calls, type Calls, type ResponseOf } from "@amberline/api/contract";
import { type CreatedCustomer } from "@amberline/api/operator";
import { composeIban } from "@amberline/domain/iban";
import { openDatabase } from "@amberline/sandbox/db/open";
import { freePort, startCluster } from "@amberline/sandbox/platform/postgresCluster";
import { findPostgres } from "@amberline/sandbox/platform/postgresPrograms";
import { startBank } from "@amberline/sandbox/testing/bankProcess";

// Usage: tsx --conditions=@amberline/source bench/paymentFile.ts [payments] [kills], after npm run build. How long a
// file takes to be read, checked and booked, what the process needs for it, and that a process killed meanwhile costs no
// payment and doubles none.
const payments = Number(process.argv[2] ?? 10_000);
const kills = Number(process.argv[3] ?? 0);

const say = (line: string) => process.stdout.write(`${line}\n`);
const payeeOf = (nth: number) => composeIban("LV", `UNLA${String(7_000_000_000_000 + nth)}`);

const programs = findPostgres();
if (!programs) throw new Error("PostgreSQL is not installed.");
const cluster = await startCluster(await mkdtemp(path.join(tmpdir(), "amberline-bench-")), { programs });
const env = { DATABASE_URL: cluster.url };
const bank = await startBank("apps/sandbox/dist/server.js", { port: await freePort(), env });
const { db, close } = await openDatabase({ url: cluster.url });

const megabytes = async () => {
  const status = await readFile(`/proc/${bank.pid()}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
};

try {
  const wanted = { kind: "corporate", name: "SIA Ziemeļu Koks", balance: "10000000.00" };
  const company = await bank.operate<CreatedCustomer>("/customers", wanted);
  let token = "";
  const ask = async <Name extends keyof Calls>(
    name: Name,
    body: object,
  ): Promise<ResponseOf<Calls[Name]>> => {
    const answer = await (await bank.send(name, body, { token })).text();
    if (answer.startsWith('{"err"')) throw new Error(`${name}: ${answer}`);
    return calls[name].response.validate(JSON.parse(answer)) as Promise<ResponseOf<Calls[Name]>>;
  };
  const signIn = async () => {
    ({ accessToken: token } = await bank.operate<{ accessToken: string }>("/sessions", {
      login: company.login,
    }));
    const { tokens = [] } = await ask("multilogin", {});
    token = tokens.find(({ corp_id: id }) => id === company.accountId)?.token ?? "";
  };
  await signIn();
  for (let at = 0; at < payments; at += 1_000)
    await db
      .insertInto("outside_accounts")
      .values(
        Array.from({ length: Math.min(1_000, payments - at) }, (_, nth) => ({
          iban: payeeOf(at + nth),
          holder_name: `Anna Ozola ${at + nth}`,
          kind: "private" as const,
        })),
      )
      .execute();
  const lines = Array.from(
    { length: payments },
    (_, nth) => `Anna Ozola ${nth};${payeeOf(nth)};${(1 + (nth % 900) / 100).toFixed(2)};Alga ${nth}`,
  );
  const text = ["name;iban;amount;reference", ...lines].join("\n");

  let largest = await megabytes();
  say(`before: ${largest} MB`);
  /** Seconds until a file has the state, with the most memory the process had until then. */
  const until = async (
    id: string,
    state: string,
    began: number,
    meanwhile?: (done: number) => Promise<void>,
  ) => {
    for (;;) {
      const { data } = await ask("paymentFileRows", { id, limit: 0 });
      largest = Math.max(largest, await megabytes());
      if (data.state === state)
        return { file: data, seconds: ((performance.now() - began) / 1_000).toFixed(1) };
      await meanwhile?.(data.sums.find((sum) => sum.state === "paid")?.count ?? 0);
      await wait(200);
    }
  };

  let began = performance.now();
  const request = { name: "algas.csv", base64: Buffer.from(text).toString("base64"), checks_names: true };
  const { data: uploaded } = await ask("paymentFileUpload", request);
  if (!uploaded) throw new Error("The file was not read.");
  say(`read and stored in ${((performance.now() - began) / 1_000).toFixed(1)} s, ${await megabytes()} MB`);
  const { file, seconds } = await until(uploaded.id, "draft", began);
  const ready = file.sums.find(({ state }) => state === "ready");
  say(`${file.checked} names checked after ${seconds} s; ready: ${ready?.count}`);

  await bank.send("challengeCreate", { act: "paymentFile", subject: file.id, by: "code" }, { token });
  const { body } = await db
    .selectFrom("outbox")
    .select("body")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const code = /\b[2-9A-HJ-NP-Z]{6}\b/.exec(body ?? "")?.[0] ?? "";
  began = performance.now();
  await ask("paymentFileApprove", { id: file.id, version: file.version, total: ready?.amount, code });
  say(`approved in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  let killed = 0;
  const done = await until(file.id, "done", began, async (paid) => {
    if (killed >= kills || paid < ((killed + 1) * payments) / (kills + 1)) return;
    killed += 1;
    await bank.kill();
    await signIn();
  });
  const { made, different } = await db
    .selectFrom("transactions")
    .select((row) => [
      row.fn.countAll<number>().as("made"),
      row.fn.count<number>("to_account").distinct().as("different"),
    ])
    .where("type", "=", "SEND")
    .executeTakeFirstOrThrow();
  say(`booked after ${done.seconds} s, killed ${killed} times: ${made} payments to ${different} payees`);
  say(`the most memory: ${largest} MB`);
} finally {
  await close();
  await bank.stop();
  await cluster.stop();
}
