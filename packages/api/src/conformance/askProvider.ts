import { isRecord } from "../client/isRecord";
import { calls, type AnyCall, type CallName, type Calls, type ResponseOf } from "../contract";
import { lacks, judgeAnswer, judgeEnd, judgeRefusal, type Finding } from "./judge";
import { createAsk, type Answered } from "./exchange";
import { madeUpRequest, nobody, reads, unknownRequest, wrongRequests, type Known } from "./requests";
import { askToWrite, type Payee } from "./writes";

export interface ProviderOptions {
  /** Origin of the provider. */
  url: string;
  bridgeUrl?: string | undefined;
  fetch: typeof globalThis.fetch;
  login: string;
  password: string;
  /** A current two-factor code; null if there is none to be had. */
  code: () => Promise<string | null>;
  newId: () => string;
  now: () => number;
  /** Whether calls that change something are asked as well. @default false */
  mayWrite?: boolean;
  /** Whom one cent is paid, with `mayWrite`. */
  payee?: Payee | null;
}

export interface Check {
  call: CallName;
  /** "rightly", "without amount". */
  asked: string;
  findings: Finding[];
  /** Why it was not asked. */
  skipped?: string;
}

const names = Object.keys(calls) as CallName[];
const dataOf = <Name extends CallName>({ outcome }: Answered): ResponseOf<Calls[Name]> | null =>
  outcome.ok ? (outcome.data as ResponseOf<Calls[Name]>) : null;

/** Why the rest cannot be asked, in words for whoever runs it. */
export class NotSignedIn extends Error {}

/** Asks a provider every call of the contract, rightly and wrongly. */
export async function askProvider(options: ProviderOptions): Promise<Check[]> {
  const { login, password, newId, mayWrite = false, payee = null } = options;
  const ask = createAsk(options);
  const checks: Check[] = [];
  const note = (call: CallName, asked: string, findings: Finding[]) => checks.push({ call, asked, findings });
  const absent = new Set<CallName>();
  const skip = (call: CallName, asked: string, skipped: string) =>
    checks.push({ call, asked, findings: [], skipped });

  /** Leaves no session behind. */
  async function giveUp(why: string, token: unknown): Promise<never> {
    if (typeof token === "string") await ask("logout", {}, { token });
    throw new NotSignedIn(why);
  }

  async function signIn(): Promise<{ accessToken: string; refreshToken: string | undefined }> {
    const stranger = { login: `${newId()}@example.com`, password: "Nobody knows 7" };
    note("login", "with a login nobody has", judgeRefusal("login", await ask("login", stranger), "BADPASS"));
    let answered = await ask("login", { login, password });
    const refused = !answered.outcome.ok && answered.outcome.problem === "refused" ? answered.outcome : null;
    if (refused?.code === "INCORRECT_2FA_CODE") {
      note("login", "without the code", []);
      const code = await options.code();
      if (code === null)
        throw new NotSignedIn("The provider asks for a two-factor code: give one with --code.");
      answered = await ask("login", { login, password, code });
    }
    note("login", "rightly", judgeAnswer("login", answered));
    const { accessToken, refreshToken } = dataOf<"login">(answered) ?? {};
    if (!accessToken) {
      const { outcome, status, body } = answered;
      const fields = isRecord(body) ? body : {};
      const said = !outcome.ok && outcome.problem === "refused" ? outcome.text : "";
      const what = said || `the answer has ${Object.keys(fields).join(", ") || "no fields"}`;
      return giveUp(`Signing in failed: ${what} (HTTP ${status}).`, fields["accessToken"]);
    }
    return { accessToken, refreshToken };
  }

  async function renew(refreshToken: string | undefined): Promise<string | null> {
    note(
      "refresh",
      "with a token nobody has",
      judgeRefusal("refresh", await ask("refresh", { refreshToken: nobody })),
    );
    if (!refreshToken) return null;
    const renewed = await ask("refresh", { refreshToken });
    note("refresh", "rightly", judgeAnswer("refresh", renewed));
    return dataOf<"refresh">(renewed)?.accessToken ?? null;
  }

  /** The accounts of the login, the first one's facts and what of it can be asked about. */
  async function learn(accessToken: string): Promise<{ known: Known; token: string; companyToken: string }> {
    const tokens = dataOf<"multilogin">(await ask("multilogin", {}, { token: accessToken }))?.tokens ?? [];
    const accounts = await Promise.all(
      tokens.map(async ({ corp_id: id, token }) => ({
        id,
        token,
        account: dataOf<"accountInfo">(await ask("accountInfo", {}, { token }))?.data,
      })),
    );
    const [first] = accounts;
    if (!first?.account)
      return giveUp(
        "/user/multilogin and /user/account_info name no account that the app can read.",
        accessToken,
      );
    const company = accounts.find(({ account }) => account?.user.is_corporate);
    const { token } = first;
    const list = dataOf<"orderList">(await ask("orderList", { id: first.id, limit: 20 }, { token }));
    const years = dataOf<"feeYearList">(await ask("feeYearList", {}, { token }));
    const tariffs = dataOf<"tariffs">(await ask("tariffs", {}));
    return {
      token,
      companyToken: company?.token ?? token,
      known: {
        accountId: first.id,
        account: first.account,
        companyId: company?.id ?? null,
        transactionId: list?.data.find(({ type }) => type === "SEND")?.id ?? null,
        feeYear: years?.data[0]?.year ?? null,
        tariff: tariffs?.data.find((each) => each.for_consumers)?.tariff ?? null,
        today: new Date(options.now()).toISOString().slice(0, 10),
      },
    };
  }

  const bodyOf = (name: CallName) =>
    (calls[name] as AnyCall).body === "multipart" ? { form: new FormData() } : {};
  const keyOf = (name: CallName) =>
    (calls[name] as AnyCall).idempotencyKey === "required" ? { idempotencyKey: newId() } : {};

  async function askRightly(name: CallName, known: Known, token: string): Promise<void> {
    const request = reads[name]?.(known);
    if (request === undefined) return;
    if (request === null) return void skip(name, "rightly", "The account has nothing to ask about.");
    const how = (calls[name] as AnyCall).access === "session" ? { token } : {};
    const answered = await ask(name, request, how);
    note(name, "rightly", judgeAnswer(name, answered));
    if (lacks(name, answered).length > 0) return void absent.add(name);
    const { etag } = answered.outcome;
    if ((calls[name] as AnyCall).conditional) {
      const again = etag ? await ask(name, request, { ...how, etag }) : null;
      note(
        name,
        "once more with its ETag",
        again?.outcome.unchanged
          ? []
          : [{ level: "lacking", differs: "does not answer 304", then: "Each look reads the list again." }],
      );
    }
    const unknown = unknownRequest({ ...request });
    if (unknown) note(name, "about what nobody has", judgeRefusal(name, await ask(name, unknown, how)));
  }

  async function askWrongly(name: CallName, known: Known, token: string): Promise<void> {
    const { access } = calls[name] as AnyCall;
    const right: object = reads[name]?.(known) ?? madeUpRequest(name);
    // The app signs out whatever the answer; a cookie would be gone.
    if (access === "session" && name !== "logout") {
      const stranger = { token: newId(), ...keyOf(name), ...bodyOf(name) };
      const answered = await ask(name, right, stranger);
      const lacking = lacks(name, answered);
      if (lacking.length > 0) {
        absent.add(name);
        if (!Object.hasOwn(reads, name)) note(name, "with a token nobody has", lacking);
        return;
      }
      note(name, "with a token nobody has", judgeEnd(name, answered));
    }
    const isRead = Object.hasOwn(reads, name);
    if (!isRead && !mayWrite) return void skip(name, "wrongly", "It changes something: asked with --write.");
    for (const [asked, request] of wrongRequests(name, { ...right })) {
      const how = { ...(access === "session" ? { token } : {}), ...keyOf(name), ...bodyOf(name) };
      const answered = await ask(name, request, how);
      const lacking = lacks(name, answered);
      note(name, asked, lacking.length > 0 ? lacking : judgeRefusal(name, answered));
      if (lacking.length > 0) return void absent.add(name);
    }
  }

  const { accessToken, refreshToken } = await signIn();
  const { known, token, companyToken } = await learn((await renew(refreshToken)) ?? accessToken);
  const tokenOf = (name: CallName) =>
    calls[name].path.startsWith("/corporate") && known.companyId ? companyToken : token;
  for (const name of names) {
    await askRightly(name, known, tokenOf(name));
    if (!absent.has(name)) await askWrongly(name, known, tokenOf(name));
  }
  if (mayWrite) await askToWrite({ ask, token, known, newId, note }, payee, options.code);
  note("logout", "rightly", judgeAnswer("logout", await ask("logout", {}, { token })));
  note("userInfo", "after signing out", judgeEnd("userInfo", await ask("userInfo", {}, { token })));
  const place = (call: CallName) => names.indexOf(call);
  return checks.toSorted((one, other) => place(one.call) - place(other.call));
}
