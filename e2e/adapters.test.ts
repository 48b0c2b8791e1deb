import { byBearer, byCookie } from "@amberline/api/adapter";
import { createClient } from "@amberline/api/client";
import { askProvider, type ProviderOptions } from "@amberline/api/conformance";
import { endings } from "@amberline/bank/analytics/endings";
import { flows } from "@amberline/flow-lab/flows";
import { money } from "@amberline/domain/money";
import { describe, expect, it, vi } from "vitest";
import { createPlace } from "@amberline/flows/verification";
import { consentManager } from "../examples/adapters/consentManager";
import { openBankProject } from "../examples/adapters/openBankProject";
import { adapters as verifying } from "../examples/adapters/verification";
import { LiteralProvider } from "./literalProvider";
import { openBank } from "./openBank";

const options = (fetch: ProviderOptions["fetch"]): ProviderOptions => ({
  ...{ url: "http://provider.test", fetch, login: "ilze@example.lv", password: "Amberline2026" },
  ...{ code: async () => "492039", newId: () => crypto.randomUUID(), now: () => Date.parse("2026-11-20") },
  mayWrite: true,
  payee: { name: "Anna Liepiņa", account: "LV50UNLA0050001234567", bic: "UNLALV2X" },
});

/** What the app fails with, as "call asked". */
const differing = async (fetch: ProviderOptions["fetch"]) => {
  const checks = await askProvider(options(fetch));
  const wrong = checks.filter(({ findings }) => findings.some(({ level }) => level === "wrong"));
  return wrong.map(({ call, asked }) => `${call} ${asked}`);
};

describe("a provider that takes its token otherwise", () => {
  it("as a bearer's", async () => {
    const provider = new LiteralProvider();
    const server: typeof fetch = (...sent) => {
      const request = new Request(...sent);
      const [, token] = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
      if (request.headers.has("token")) throw new Error("The token is in its own header as well.");
      if (token) request.headers.set("token", token);
      return provider.fetch(request);
    };
    expect(await differing(byBearer(server))).toEqual([]);
  });

  it("as a cookie that no script reads, with the account in a header", async () => {
    const provider = new LiteralProvider();
    let isSignedIn = false;
    const server: typeof fetch = async (...sent) => {
      const request = new Request(...sent);
      expect(request.credentials).toBe("same-origin");
      const account = request.headers.get("X-Account");
      if (account === null) return new Response(null, { status: 403 });
      if (isSignedIn && ["", "7", "8"].includes(account))
        request.headers.set("token", `token-${account || 7}`);
      const isRenewing = isSignedIn && request.url.endsWith("/access-token/refresh");
      const answer = isRenewing ? Response.json({}) : await provider.fetch(request);
      const body = await answer.text();
      isSignedIn = (isSignedIn || body.includes("accessToken")) && !request.url.endsWith("/logout");
      const hidden = body
        .replaceAll(/"(accessToken|refreshToken|token)":"[^"]*",?/g, "")
        .replaceAll(",}", "}");
      return new Response(hidden, { status: answer.status, headers: answer.headers });
    };
    // The cookie alone decides.
    expect(await differing(byCookie(server, { accountHeader: "X-Account" }))).toEqual([
      "refresh with a token nobody has",
      "refresh without refreshToken",
    ]);
  });
});

it("gives a renewal by cookie a token of its own, and the provider the account alone", async () => {
  const accounts: (string | null)[] = [];
  const fetch = byCookie(
    async (address, init) => {
      accounts.push(new Headers(init?.headers).get("X-Account"));
      const isList = new URL(new Request(address).url).pathname.endsWith("/multilogin");
      return Response.json(isList ? { tokens: [{ corp_id: "a/7" }] } : {});
    },
    { accountHeader: "X-Account" },
  );
  const ask = async (path: string, token = "") => {
    const answer = await fetch(`http://provider.test/api/v1${path}`, { method: "POST", headers: { token } });
    return (await answer.json()) as { accessToken: string; tokens: { token: string }[] };
  };
  const before = (await ask("/login")).accessToken;
  const after = (await ask("/access-token/refresh")).accessToken;
  expect(after).not.toBe(before);
  const lists = [await ask("/user/multilogin", after), await ask("/user/multilogin", after)];
  const [first = "", second = ""] = lists.map(({ tokens }) => tokens[0]?.token);
  expect(second).not.toBe(first);
  await ask("/user/account_info", second);
  expect(accounts).toEqual(["", "", "", "", "a/7"]);
});

it("Open Bank Project's API is a provider by the example adapter, for sign-in, accounts and payments", async () => {
  const { fetch, transactions } = openBank();
  const adapted = openBankProject({ url: "https://obp.test", consumerKey: "key", fetch });
  const mapped = /^(login|logout|multilogin|accountInfo|userInfo|orderList|orderCreate) /;
  // A token of DirectLogin cannot be ended.
  expect((await differing(adapted)).filter((each) => mapped.test(each))).toEqual([
    "userInfo after signing out",
  ]);
  expect(transactions).toHaveLength(3);
});

describe("what the example makes of Open Bank Project's answers", () => {
  const order = {
    ...{
      payee: { name: "Anna", account: "LV50UNLA0050001234567", bic: "UNLALV2X", type: "private" as const },
    },
    ...{ amount: money(100, "EUR"), reference: "Rent", system: "SEPA" as const, type: "INSTANT" as const },
    ...{ debtor: { name: "Ilze", account: "", country: "", city: "", zip: "", street: "" }, enteredBy: "1" },
  } as const;
  const failing = (status: number, message: string) => Response.json({ code: status, message }, { status });
  const made = (status: string) =>
    Response.json({ id: "p-1", status, challenges: [{ id: "c-1" }] }, { status: 201 });
  const pay = (first: Response, challenge: () => Response) => {
    const fetch = openBankProject({
      ...{ url: "https://obp.test", consumerKey: "key" },
      fetch: async (address) => (String(address).endsWith("/challenge") ? challenge() : first),
    });
    const session = { token: () => "s/b/a", replacement: async () => null, ended: () => undefined };
    const client = createClient({ baseUrl: "https://bank.test", fetch, session });
    const forced = { code: "492039", check: null, quotedFee: null };
    return client.createOrder(order, forced as never, { idempotencyKey: "one" });
  };

  it.each([
    ["no answer", made("INITIATED"), () => failing(500, "OBP-50000: Unknown Error."), "unreachable"],
    ["an answer too late", made("INITIATED"), () => failing(408, "Request Timeout"), "unreachable"],
    ["a fault with status 400", made("INITIATED"), () => failing(400, "OBP-50200: Connector"), "unreachable"],
  ])("%s to the code leaves the payment in doubt", async (_, first, challenge, problem) => {
    expect(await pay(first, challenge)).toMatchObject({ ok: false, problem });
  });

  it("only its own word for a wrong code is one", async () => {
    const wrong = await pay(made("INITIATED"), () => failing(400, "OBP-40016: Invalid Challenge Answer."));
    expect(wrong).toMatchObject({ problem: "refused", code: "INCORRECT_2FA_CODE" });
    const other = await pay(made("INITIATED"), () =>
      failing(400, "OBP-40014: You've used up your attempts."),
    );
    expect(other).toMatchObject({ problem: "refused", code: "other", text: "You've used up your attempts." });
  });

  it("a payment has the status that the answer to the code gives", async () => {
    const paid = await pay(made("INITIATED"), () => Response.json({ id: "p-1", status: "COMPLETED" }));
    expect(paid).toMatchObject({ ok: true, data: { status: "done" } });
    for (const failed of [
      await pay(Response.json({ id: "p-1", status: "REJECTED", challenges: null }), () => made("")),
      await pay(made("INITIATED"), () => Response.json({ id: "p-1", status: "FAILED" })),
    ])
      expect(failed).toMatchObject({ ok: false, problem: "refused" });
  });

  it.each([
    ["a password that its header cannot carry", "a,b", () => Response.json({ token: "t" }), "refused"],
    ["letters that no header takes", "parolē", () => Response.json({ token: "t" }), "refused"],
    ["a wrong password", "Amberline2026", () => failing(401, "OBP-20004: Invalid login."), "refused"],
    ["a fault", "Amberline2026", () => failing(500, "OBP-50000: Unknown Error."), "unreachable"],
    ["an answer without a token", "Amberline2026", () => Response.json({}), "unreachable"],
  ])("signing in with %s", async (_, password, answer, problem) => {
    const fetch = openBankProject({
      url: "https://obp.test",
      consumerKey: "key",
      fetch: async () => answer(),
    });
    const session = { token: () => null, replacement: async () => null, ended: () => undefined };
    const client = createClient({ baseUrl: "https://bank.test", fetch, session });
    expect(await client.login({ email: "ilze@example.lv", password })).toMatchObject({ ok: false, problem });
  });
});

it.each(Object.entries(endings))("what is told of the end of %s is a state of it [2.1-51]", (id, told) => {
  const machine = Object.values(flows).find((flow) => flow.machine.id === id)?.machine;
  const states = Object.keys(machine?.states ?? {});
  for (const ending of told) expect(states).toContain(ending);
});

describe("a consent manager of the bank's", () => {
  it("is asked, heard until it is left, and opened [2.1-51]", () => {
    const vendor = { isAllowed: false, has: () => vendor.isAllowed, events: new EventTarget() };
    const showSettings = vi.fn<() => void>();
    const { isAllowed, subscribe, open } = consentManager({ ...vendor, has: vendor.has, showSettings });
    const listener = vi.fn<() => void>();
    const leave = subscribe(listener);
    vendor.isAllowed = true;
    vendor.events.dispatchEvent(new Event("change"));
    expect([isAllowed(), listener.mock.calls.length]).toEqual([true, 1]);
    leave();
    vendor.events.dispatchEvent(new Event("change"));
    expect(listener).toHaveBeenCalledTimes(1);
    open();
    expect(showSettings).toHaveBeenCalledTimes(1);
  });
});

it("another identity vendor's frame opens in the dialog, is heard alone, and gets a new token", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const posted = vi.fn<(token: string, origin: string) => void>();
  const frame = { contentWindow: { postMessage: posted }, remove: vi.fn<() => void>(), src: "" };
  vi.stubGlobal("document", { createElement: () => frame });
  const [place, heard, appended] = [
    createPlace(),
    vi.fn<(event: object) => void>(),
    vi.fn<(node: unknown) => void>(),
  ];
  const look = () => ({ language: "lv", theme: "dark" as const, title: "Identitātes verifikācija" });
  const open = verifying.openVerification?.({
    place,
    look,
    origins: [],
    report: (problem) => heard({ problem }),
  });
  const close = open?.("t-1", { hear: heard, renewToken: async () => "t-2" });
  place.attach({ append: appended } as unknown as HTMLElement);
  await vi.waitFor(() => expect(appended).toHaveBeenCalledWith(frame));
  expect(frame.src).toBe("https://verify.vendor.example/?token=t-1&language=lv&theme=dark");

  const tell = (data: string, from: object = {}) =>
    page.dispatchEvent(
      Object.assign(new Event("message"), {
        ...{ origin: "https://verify.vendor.example", source: frame.contentWindow, data },
        ...from,
      }),
    );
  tell("submitted", { origin: "https://elsewhere.example" });
  tell("submitted", { source: {} });
  tell("loaded");
  tell("expired");
  await vi.waitFor(() => expect(posted).toHaveBeenCalledWith("t-2", "https://verify.vendor.example"));
  expect(heard.mock.calls).toEqual([[{ type: "widget.ready" }]]);
  close?.();
  tell("submitted");
  expect(frame.remove).toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(1);
});
