import { once } from "node:events";
import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { BASE_PATH, calls, type CallName } from "@amberline/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { examples } from "../openapi";
import { type Customer } from "../operator/createCustomer";
import { scryptCost } from "../secrets/passwords";
import { startTarget, type RawAnswer, type Target } from "./target";

/** Many, for a test. */
const connections = 40;
/** How often a measure may be repeated: another process may have had the machine. */
const measures = 3;

let bank: Target;
let who: Customer;
beforeAll(async () => {
  // Behind one proxy, which says where each of them comes from.
  bank = await startTarget({ TRUSTED_PROXIES: "1" }, scryptCost);
  who = await bank.customer({ twoFactor: false });
});
afterAll(() => bank.stop());

interface From {
  address: string;
  cookie?: string;
}

function post(name: CallName, request: object, { address, cookie = "" }: From): Promise<RawAnswer> {
  const body = JSON.stringify(request);
  return bank.ask(BASE_PATH + calls[name].path, {
    method: "POST",
    body,
    more: [`Content-Length: ${body.length}`, `X-Forwarded-For: ${address}`, `Cookie: ${cookie}`],
  });
}

const home = { address: "198.51.100.7" };
const signIn = ({ login, password }: Customer, from: From = home) => post("login", { login, password }, from);
const isSignedIn = ({ body }: RawAnswer) => body.includes("accessToken");
const isLocked = ({ body }: RawAnswer) => body.includes("Too many attempts");

async function signInMs(): Promise<number> {
  const began = performance.now();
  expect(isSignedIn(await signIn(who))).toBe(true);
  return performance.now() - began;
}

/** Keeps so many connections busy while `work` is done. Returns what they were answered. */
async function under(
  flood: (nth: number) => Promise<RawAnswer>,
  work: (answers: RawAnswer[]) => Promise<void>,
) {
  let isOver = false;
  const answers: RawAnswer[] = [];
  const busy = Array.from({ length: connections }, async (_, at) => {
    for (let nth = at; !isOver; nth += connections) {
      const answer = await flood(nth);
      answers.push(answer);
      // The flood is in the same process as the bank.
      if (answer.status === 503) await setTimeout(200);
    }
  });
  await work(answers);
  isOver = true;
  await Promise.all(busy);
  return answers;
}

const stranger = (nth: number) => ({ address: `203.0.113.${nth % 250}` });

it(`signs in within three times its quiet time under ${connections} connections at /reset [ASVS 2.4.1] [ASVS 15.2.2]`, async () => {
  const figures: string[] = [];
  for (let measure = 1; ; measure += 1) {
    const quiet = await signInMs();
    const times: number[] = [];
    const answers = await under(
      (nth) => post("reset", { email: `nobody-${nth}@amberline.example` }, stranger(nth)),
      async () => {
        for (let nth = 0; nth < 2; nth += 1) times.push(await signInMs());
      },
    );
    const busy = Math.max(...times);
    for (const { status } of answers) expect(status).toBe(200);
    figures.push(`${Math.round(quiet)} ms quiet, ${Math.round(busy)} ms among ${answers.length} requests`);
    if (busy < 3 * quiet) break;
    expect(measure, figures.join("; ")).toBeLessThan(measures);
  }
  process.stdout.write(`Sign-in under ${connections} connections at /reset: ${figures.join("; ")}\n`);
  expect(bank.defects).toEqual([]);
});

it(`signs in before most of those who have a password hashed at ${connections} connections [ASVS 2.4.1] [ASVS 15.2.2]`, async () => {
  const hashed = (answers: RawAnswer[]) => answers.filter(({ status }) => status === 200).length;
  let before = 0;
  const guess = { email: who.login, code: "AAAAAA", password: "Zils ezis dzied 77" };
  const answers = await under(
    () => post("resetConfirm", guess, stranger(0)),
    async (soFar) => {
      const began = hashed(soFar);
      await signInMs();
      before = hashed(soFar) - began;
    },
  );
  const refused = answers.filter(({ status }) => status === 503);
  for (const { headers } of refused) expect(headers.get("retry-after")).toMatch(/^\d+$/);
  expect(hashed(answers) + refused.length).toBe(answers.length);
  expect(refused.length).toBeGreaterThan(10);
  // Those that were being hashed, and as many during its own.
  expect(before).toBeLessThanOrEqual(3 * availableParallelism());
  expect(bank.defects).toEqual([]);
});

it("lets an address hash so many passwords at once and sign up so often, and no other address pay for it [ASVS 2.4.1]", async () => {
  const names = { last_name: "Liepa", city: "Riga", street: "Liepu iela 1" };
  const newcomer = { ...examples.register.request, ...names };
  const flood = Array.from({ length: 101 }, () => post("register", newcomer, stranger(0)));
  const customer = signIn(who);
  const answers = await Promise.all(flood);
  expect(isSignedIn(await customer)).toBe(true);
  const isTooOften = ({ body }: RawAnswer) => body.includes("Too many sign-ups from your network");
  const statuses = answers.filter((answer) => !isTooOften(answer)).map(({ status }) => status);
  expect(statuses).toHaveLength(30);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5);
  const other = { ...newcomer, login: "newcomer@amberline.example" };
  expect(isSignedIn(await post("register", other, home))).toBe(true);
});

it("locks no owner out of a device that has signed in, nor of a new code, whatever strangers guess [ASVS 6.1.1] [ASVS 6.3.1]", async () => {
  const owner = await bank.customer({ twoFactor: false });
  const { headers } = await signIn(owner);
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  const wrong = { ...owner, password: "Wrong12345" };
  await Promise.all(Array.from({ length: 6 }, (_, nth) => signIn(wrong, stranger(nth))));
  expect(isLocked(await signIn(owner, stranger(7)))).toBe(true);
  expect(isSignedIn(await signIn(owner, { ...home, cookie }))).toBe(true);
  await post("reset", { email: owner.login }, home);
  const code = await bank.sentCode(owner);
  const password = "Zils ezis dzied 77";
  const confirm = (typed: string, from: From) =>
    post("resetConfirm", { email: owner.login, code: typed, password }, from);
  await Promise.all(Array.from({ length: 3 }, (_, nth) => confirm("AAAAAA", stranger(nth))));
  expect((await confirm(code, home)).body).not.toContain("err");
  expect(isSignedIn(await signIn({ ...owner, password }))).toBe(true);
});

it(`signs in a device that has signed in before, however busy ${connections} networks keep the bank [ASVS 2.4.1]`, async () => {
  const { headers } = await signIn(who);
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  const guess = { email: "nobody@amberline.example", code: "AAAAAA", password: "Zils ezis dzied 77" };
  const answers = await under(
    (nth) => post("resetConfirm", guess, { address: `203.0.${nth % connections}.9` }),
    async (soFar) => {
      while (!soFar.some(({ status }) => status === 503)) await setTimeout(20);
      for (let nth = 0; nth < 3; nth += 1) expect((await signIn(who, { ...home, cookie })).status).toBe(200);
    },
  );
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(10);
  expect(bank.defects).toEqual([]);
});

it("sends an address no flood of mail, whoever asks", async () => {
  const reader = await bank.customer();
  const asked = Array.from({ length: 20 }, (_, nth) => post("reset", { email: reader.login }, stranger(nth)));
  expect(new Set((await Promise.all(asked)).map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(await bank.mailTo(reader)).toHaveLength(1);
});

it("opens connections that send nothing, and still answers", async () => {
  const idle = await Promise.all(Array.from({ length: 300 }, () => bank.connect()));
  expect((await bank.ask(`${BASE_PATH}/openapi.json`)).status).toBe(200);
  for (const socket of idle) {
    socket.destroy();
    await once(socket, "close");
  }
});
