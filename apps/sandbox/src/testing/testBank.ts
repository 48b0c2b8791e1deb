import { type CallName } from "@amberline/api/contract";
import { OPERATOR_PATH, wantedCustomer, type WantedCustomer } from "@amberline/api/operator";
import { defaultSessionLimits } from "../areas/auth/sessions";
import { defaultTrustLimits } from "../areas/payees";
import { nextTotpCode } from "../areas/auth/totp";
import { localPubSub } from "../pubsub";
import { createSandbox, type SandboxOptions } from "../createSandbox";
import { drawHere } from "../documents";
import { readFonts } from "../documents/readFonts";
import { createFaults } from "../faults";
import { createCustomer, type Customer } from "../operator/createCustomer";
import { outboxMailer } from "../outbox";
import { type TestDatabase } from "../platform/testDatabases";
import { systemClock } from "../platform/clock";
import { answering } from "../platform/currentRequest";
import { scryptPasswords } from "../secrets/passwords";
import { systemRandom } from "../secrets/random";
import { sealing } from "../secrets/sealing";
import { demoPassword, seedDirectory } from "../seed";
import { clientOf } from "../server/clientAddress";
import { callsOf, requestOf, type CallOptions } from "./bankCalls";

/** A Friday morning in Riga, when clearing is open. */
export const start = Date.parse("2026-11-20T08:00:00Z");

/** Lets tests make the operator's calls. */
const operatorKey = "the key of programs, for tests only";

export const cheapCost = { logN: 4, r: 8, p: 1 };

export const cheapPasswords = scryptPasswords({ cost: cheapCost });

export const testSealing = sealing(new Uint8Array(32));

/** A provider with its own clock, and functions to use it like a client. */
export function testBank(at: TestDatabase, options: Partial<SandboxOptions> = {}) {
  let shift = 0;
  const clock = { now: () => start + shift };
  const faults = createFaults();
  const defects: unknown[] = [];
  let opened: ReturnType<typeof createSandbox> | undefined;
  let directory: Promise<void> | undefined;
  const pubsub = localPubSub();
  const parts = () => ({
    db: at.db,
    findReader: () => Promise.resolve(at.db),
    clock,
    mailer: outboxMailer(clock),
    passwords: cheapPasswords,
    isBreached: async () => false,
    isInfected: async () => false,
    countryOf: (address: string) => (address.startsWith("198.51.100.") ? "LV" : null),
    random: systemRandom,
    pause: async () => undefined,
    consentBy: "both" as const,
    sessionLimits: defaultSessionLimits,
    trustLimits: defaultTrustLimits,
    pubsub,
    fonts: readFonts,
    draw: drawHere(readFonts),
    sealing: testSealing,
    pusher: options.pusher ?? null,
  });
  const app = () =>
    (opened ??= createSandbox({
      ...parts(),
      faults,
      operator: {
        key: operatorKey,
        isTesting: true,
        requiresFactor: false,
        origin: undefined,
        clock: systemClock,
      },
      onDefect: (defect) => defects.push(defect),
      ...options,
    }));

  const send = async (name: CallName, body: unknown, how: CallOptions = {}) => {
    const { address = "203.0.113.9" } = how;
    const client = clientOf({ socket: address, forwardedFor: null }, 0);
    return answering(client, async () => app().request(requestOf("http://bank.test", name, body, how)));
  };

  /** A request below /sandbox/api, by a program that may do everything. */
  const operate = (path: string, { headers, ...init }: RequestInit = {}) =>
    app().request(`http://bank.test${OPERATOR_PATH}${path}`, {
      ...init,
      headers: {
        Authorization: `Bearer ${operatorKey}`,
        "Content-Type": "application/json",
        ...(headers as Record<string, string>),
      },
    });

  const customer = async (wanted: Partial<WantedCustomer> = {}): Promise<Customer> => {
    await (directory ??= seedDirectory(at.db));
    const whole = wantedCustomer.cast({ balance: "1000.00", ...wanted }) as WantedCustomer;
    return createCustomer(parts(), whole, await cheapPasswords.hash(demoPassword));
  };

  /** The next code of the customer's authenticator. */
  const code = async ({ login, totpSecret }: Customer): Promise<string> => {
    const { totp_last_step: last } = await at.db
      .selectFrom("logins")
      .select("totp_last_step")
      .where("email", "=", login)
      .executeTakeFirstOrThrow();
    return nextTotpCode(totpSecret ?? "", last, clock.now()).code;
  };

  /** The code of the newest message to the customer. */
  const sentCode = async ({ login }: Pick<Customer, "login">): Promise<string> => {
    const { body } = await at.db
      .selectFrom("outbox")
      .innerJoin("logins", "logins.id", "outbox.login_id")
      .select("outbox.body")
      .where("logins.email", "=", login)
      .orderBy("outbox.id", "desc")
      .executeTakeFirstOrThrow();
    return /\b[2-9A-HJ-NP-Z]{6}\b/.exec(body ?? "")?.[0] ?? "";
  };

  const client = callsOf({ send, sentCode });
  const { call } = client;

  const devices = new Map<string, string>();

  /** With the device that the customer has signed in with before. */
  const signIn = async (who: Customer) => {
    const answer = await call(
      "login",
      {
        login: who.login,
        password: who.password,
        code: who.totpSecret ? await code(who) : undefined,
      },
      { headers: { Cookie: devices.get(who.login) ?? "" } },
    );
    const [cookie = ""] = (answer.headers.get("Set-Cookie") ?? "").split(";");
    devices.set(who.login, cookie);
    if (!answer.data.accessToken || !answer.data.refreshToken) throw new Error(answer.text);
    return { accessToken: answer.data.accessToken, refreshToken: answer.data.refreshToken };
  };

  /** A token for the account the customer was created for. */
  const token = async (who: Customer): Promise<string> => {
    const { accessToken } = await signIn(who);
    const { data } = await call("multilogin", {}, { token: accessToken });
    const found = data.tokens?.find(({ corp_id: id }) => id === who.accountId);
    if (!found) throw new Error("multilogin did not name the account.");
    return found.token;
  };

  return {
    get app() {
      return app();
    },
    get db() {
      return at.db;
    },
    clock,
    faults,
    defects,
    parts,
    operate,
    ...client,
    customer,
    code,
    sentCode,
    signIn,
    token,
    later: (ms: number) => {
      shift += ms;
    },
    mail: () => at.db.selectFrom("outbox").selectAll().orderBy("id").execute(),
  };
}

export type TestBank = ReturnType<typeof testBank>;
