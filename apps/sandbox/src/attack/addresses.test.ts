import { BASE_PATH, calls, TOKEN_HEADER, type AnyCall } from "@amberline/api/contract";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { OPERATOR_PATH } from "@amberline/api/operator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTarget, type Asked, type RawAnswer, type Target } from "./target";

const secret = "Ezerniece";
let local: Target;
let open: Target;
let token = "";
beforeAll(async () => {
  local = await startTarget();
  open = await startTarget({ PUBLIC_URL: "https://bank.example" });
  for (const target of [local, open]) await target.customer({ name: `Anna ${secret}` });
  token = (await local.signIn(await local.customer())).accessToken;
});
afterAll(async () => {
  await local.stop();
  await open.stop();
});

/** One of each kind that the server answers. */
const addresses = [
  ...["/", "/login", "/home", "/index.html", "/icon.svg", "/assets/index-Ab3_x9Qz.js", "/none.js"],
  ...["/sandbox", "/sandbox/", "/sandbox/api/customers", "/sandbox/api/session", "/sandbox/api/none"],
  ...["/api/v1/login", "/api/v1/user/user_info", "/api/v1/openapi.json", "/api/v1/none"],
  ...["/websdk/websdk.html", "/websdk/link.html", "/websdk/style.css", "/websdk/main.js", "/websdk/none"],
  ...["/websdk/api/state", "/websdk/api/photos/front", "/websdk/api/none", "/images/none.png"],
  ...["/stepper.html", "/screen.html", "/stepper/none", "/csp-reports", "/.well-known/security.txt"],
];

const encoded = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`);

/** Other ways to write an address, each of which some part of a server may read differently. */
const spellings = (address: string): string[] => [
  address,
  address.replace(/[a-z]/i, encoded),
  address.replace(/[a-z](?!.*[a-z])/i, encoded),
  encoded(address),
  encoded(address).toUpperCase(),
  encoded(address).replaceAll("%", "%25"),
  encoded(address).replaceAll("%", "%u00"),
  address.toUpperCase(),
  `/${address}`,
  address.replaceAll("/", "//"),
  address.replaceAll("/", "\\"),
  address.replaceAll("/", "%2f"),
  address.replace(/\/(?=.)(?!$)/g, "/%2F"),
  address.replaceAll("/", "%5c"),
  address.replaceAll("/", "/./"),
  address.replaceAll("/", "/%2e/"),
  address.replaceAll("/", "/x/../"),
  address.replaceAll("/", "/x/%2e%2e/"),
  address.replaceAll("/", "/x/..%2f"),
  `/assets/..${address}`,
  `/assets/..;${address}`,
  `/../../../..${address}`,
  `${address}/`,
  `${address}/.`,
  `${address}.`,
  `${address};a=b`,
  `${address}%00`,
  `${address}%00.js`,
  `${address}%20`,
  `${address}%0d%0aX-Injected:%201`,
  `${address}\x01`,
  `${address}\xff`,
  `${address}?`,
  `${address}?a=%ff&a[]=1&__proto__=1&__proto__[x]=1&constructor=1`,
  `${address}#fragment`,
  `${address}%`,
  `${address}%zz`,
  `${address}%c1%af`,
  `${address}%ef%bc%8f`,
  `${address}/${".".repeat(8_000)}/`,
  `${address}/${"%2e".repeat(4_000)}`,
  `${address}${"/a".repeat(4_000)}`,
  `${address}?${"a=1&".repeat(3_000)}`,
  `/${"x".repeat(20_000)}`,
  ...["http://bank.example", "http://evil.example:1", "http://127.0.0.1", "https://user@localhost"].map(
    (origin) => origin + address,
  ),
  ...["*", "evil.example:80", "ftp://localhost/", "", "http://", "http://[", "//evil.example//.."],
];

const ask = (address: string, { target = local, ...asked }: Asked & { target?: Target } = {}) =>
  target.ask(address, asked);

/** Several at once, in order. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const take = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: 8 }, take));
}

const policyOf = ({ headers }: RawAnswer) => headers.get("content-security-policy") ?? "";

/** What no answer may lack, whatever its address and status. */
function expectSafe({ headers, status, body }: RawAnswer, said: string) {
  expect(status, said).toBeLessThan(500);
  expect(headers.get("x-content-type-options"), said).toBe("nosniff");
  expect(headers.get("referrer-policy"), said).toBe("no-referrer");
  expect(headers.get("cross-origin-opener-policy"), said).toBe("same-origin");
  expect(headers.get("permissions-policy"), said).toContain("geolocation=()");
  expect(headers.get("content-security-policy"), said).toMatch(/frame-ancestors ('none'|'self'|http:)/);
  expect(headers.get("access-control-allow-origin"), said).toBeNull();
  expect(headers.has("x-injected"), said).toBe(false);
  expect(body, said).not.toContain(secret);
}

const shown = (address: string) => (address.length > 120 ? `${address.slice(0, 120)}…` : address);

describe("an address", () => {
  it("has the headers of the house, whatever its method, and a policy in which an evaluator finds nothing that matters [ASVS 3.4.2] [ASVS 3.4.4] [ASVS 3.4.5] [ASVS 3.4.6] [ASVS 4.1.1]", async () => {
    const methods = ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "PROPFIND"];
    const asked = addresses.flatMap((address) => methods.map((method) => [method, address] as const));
    await each(asked, async ([method, address]) => {
      const answer = await ask(address, { method });
      const said = `${method} ${address}: ${answer.status}`;
      expectSafe(answer, said);
      expect(answer.headers.get("strict-transport-security"), said).toBeNull();
      const type = answer.headers.get("content-type") ?? "";
      if (/json|xml|text/.test(type)) expect(type, said).toMatch(/; charset=UTF-8$/i);
      // It would send back what a proxy added.
      if (method === "TRACE") expect(answer.body, said).not.toContain("TRACE");
      const findings = new CspEvaluator(new CspParser(policyOf(answer)).csp)
        .evaluate()
        .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
        // This machine's other name, which is its own origin elsewhere.
        .filter(({ value }) => !/^http:\/\/(localhost|127\.0\.0\.1):/.test(value ?? ""));
      expect(
        findings.map(({ description }) => description),
        said,
      ).toEqual([]);
    });
  });

  it("asks for HTTPS from then on if customers reach the bank by it, whatever a request says [ASVS 3.4.1] [ASVS 4.1.3]", async () => {
    await each(addresses, async (address) => {
      const { headers } = await ask(address, { target: open });
      expect(headers.get("strict-transport-security"), address).toMatch(/^max-age=\d{8}; includeSubDomains$/);
      const plain = await ask(address, { more: ["X-Forwarded-Proto: https"] });
      expect(plain.headers.get("strict-transport-security"), address).toBeNull();
    });
  });

  it("leads past no guard in any spelling, and breaks nothing [ASVS 1.1.1] [ASVS 4.2.1]", async () => {
    const guarded = ["/sandbox/api/customers", "/sandbox/", "/api/v1/user/user_info", "/websdk/api/state"];
    const cookie = `Cookie: ${local.operatorCookie}`;
    await each(guarded.flatMap(spellings), async (address) => {
      const said = shown(address);
      // Nobody; a signed-in operator's browser on another site's name, and behind a proxy.
      expectSafe(await ask(address), said);
      expectSafe(await ask(address, { host: "evil.example", more: [cookie] }), said);
      expectSafe(await ask(address, { more: [cookie, "Via: 1.1 proxy"] }), said);
    });
    expect((await ask("/sandbox/api/customers", { more: [cookie] })).body).toContain(secret);
    expect(local.defects).toEqual([]);
  });

  it("of the operator leads nowhere on the port of customers, in any spelling [ASVS 3.5.4]", async () => {
    const inside = ["/sandbox", "/sandbox/api/session", "/sandbox/api/customers"];
    const cookie = `Cookie: ${open.operatorCookie}`;
    await each(inside.flatMap(spellings), async (address) => {
      const answer = await ask(address, { target: open, more: [cookie] });
      expectSafe(answer, shown(address));
      expect(answer.body, shown(address)).not.toContain(`"operator"`);
    });
    expect(open.defects).toEqual([]);
  });

  it("of a file leads out of its folder in no spelling", async () => {
    const outside = ["/../package.json", "/assets/../../../etc/passwd", "/stepper/../../data/secrets.key"];
    await each(outside.flatMap(spellings), async (address) => {
      const answer = await ask(address);
      expectSafe(answer, shown(address));
      expect(answer.body, shown(address)).not.toMatch(/root:|"dependencies"/);
    });
  });

  it("is answered as fast when it is long [ASVS 15.2.2]", async () => {
    const msFor = async (name: string) => {
      const began = performance.now();
      const all = Array.from({ length: 40 }, (_, nth) => `/${name}${nth}/`);
      await each(all, async (address) => void (await ask(address)));
      return performance.now() - began;
    };
    const short = await msFor("home");
    // One of them took a quarter of a second of the only thread once.
    expect(await msFor(".".repeat(15_000))).toBeLessThan(10 * short + 1_000);
  });
});

describe("the operator's tool", () => {
  const names = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "127.0.0.2", "0.0.0.0"];
  const odd = ["", "localhost:1@evil.example", "evil.example#localhost", "[::ffff:127.0.0.1]"];
  const proxies = ["X-Forwarded-For: 127.0.0.1", "X-Forwarded-Host: localhost", "X-Forwarded-Proto: https"];
  const others = ["Via: 1.1 proxy", "Forwarded: for=127.0.0.1;host=localhost", "X-Real-IP: 127.0.0.1"];
  const get = (asked: Asked) =>
    ask("/sandbox/api/customers", {
      ...asked,
      more: [`Cookie: ${local.operatorCookie}`, ...(asked.more ?? [])],
    });

  it("answers to this machine's own names only, and through no proxy", async () => {
    for (const host of [...names, ...odd]) {
      const answer = await get({ host: host && `${host}:${local.port}` });
      expect([host, answer.status >= 400 && answer.status < 500]).toEqual([host, true]);
    }
    for (const header of [...proxies, ...others])
      expect([header, (await get({ more: [header] })).status]).toEqual([header, 403]);
    for (const host of ["localhost", "127.0.0.1"])
      expect((await get({ host: `${host}:${local.port}` })).status).toBe(200);
  });

  it("gives nobody a right before a second factor where others reach the bank [ASVS 6.3.3]", () => {
    expect([local.beforeFactor, open.beforeFactor]).toEqual([null, 403]);
  });

  it("changes nothing for another page, nor for a form", async () => {
    const body = JSON.stringify({ paused: true });
    const change = (more: readonly string[], method = "POST") =>
      ask("/sandbox/api/clearing", {
        method,
        body,
        more: [
          `Cookie: ${local.operatorCookie}`,
          `Content-Length: ${body.length}`,
          ...(more.some((line) => line.startsWith("Content-Type")) ? [] : ["Content-Type: application/json"]),
          ...more,
        ],
      });
    const foreign = [
      ...["Origin: http://evil.example", "Origin: null", `Origin: http://127.0.0.1:${local.port + 1}`],
      ...["Origin: file://", "Origin: ", "Origin: http://127.0.0.1"],
      ...["cross-site", "same-site", "none", "SAME-ORIGIN", "x"].map((site) => `Sec-Fetch-Site: ${site}`),
      ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"].map(
        (type) => `Content-Type: ${type}`,
      ),
      "Content-Type: text/plain; application/json",
    ];
    for (const line of foreign) {
      const { status } = await change([line]);
      expect([line, [403, 415].includes(status)]).toEqual([line, true]);
    }
    for (const method of ["PUT", "PATCH", "GET", "OPTIONS"])
      expect([method, (await change(["X-HTTP-Method-Override: POST"], method)).status]).toEqual([
        method,
        404,
      ]);
    const state = await local.operated<{ isPaused: boolean }>("/payments");
    expect(state.isPaused).toBe(false);
  });
});

describe("a request", () => {
  const deep = 20_000;
  const everywhere: Record<string, string> = {
    prototype:
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"toString":1,"hasOwnProperty":[]}',
    twice: '{"id":"a","id":["b"]}',
    types: '{"id":{},"login":[],"email":1,"amount":{"$gt":0},"corporate_id":[[]],"password":true}',
    nul: '{"id":"a\\u0000b","login":"a\\u0000b@c.d","email":"a\\u0000b@c.d","template_name":"\\u0000"}',
    surrogate: '{"id":"\\ud800","login":"\\udfff","email":"\\ud800@x.y"}',
  };
  /** What no call gets to read. */
  const unreadable: Record<string, string> = {
    ...{ nothing: "", null: "null", list: "[]", text: '"text"', half: '{"id":', form: "id=1&login=2" },
    deep: `{"id":${"[".repeat(deep)}${"]".repeat(deep)}}`,
    wide: `{${Array.from({ length: 2_000 }, (_, at) => `"k${at}":1`).join(",")}}`,
    utf16: Buffer.from('{"id":"x"}', "utf16le").toString("latin1"),
    bytes: "\xff\xfe\x00\x80",
  };
  const entries = Object.values(calls) as AnyCall[];
  const headersFor = (body: string) => [
    ...["Content-Type: application/json", `Content-Length: ${body.length}`, `${TOKEN_HEADER}: ${token}`],
    "Idempotency-Key: k",
  ];

  it("with a body of any kind breaks no call [ASVS 1.3.3] [ASVS 15.3.6]", async () => {
    const posts = entries.filter(({ method, path }) => method === "POST" && path !== calls.logout.path);
    const some = [calls.login, calls.orderCreate, calls.complaintSend];
    const sent = (to: readonly AnyCall[], bodies: Record<string, string>) =>
      to.flatMap(({ path }) => Object.entries(bodies).map(([kind, body]) => ({ path, kind, body })));
    const all = [...sent(posts, everywhere), ...sent(some, unreadable)];
    await each(all, async ({ path, kind, body }) => {
      const answer = await ask(BASE_PATH + path, { method: "POST", body, more: headersFor(body) });
      expectSafe(answer, `${path} ${kind}: ${answer.status} ${answer.body.slice(0, 100)}`);
    });
    expect(local.defects).toEqual([]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it("of another method, framing or length is refused, whatever it says of itself [ASVS 4.2.1] [ASVS 13.4.4]", async () => {
    const at = BASE_PATH + calls.login.path;
    const login = '{"login":"a@b.c","password":"x"}';
    const chunked = `${login.length.toString(16)}\r\n${login}\r\n0\r\n\r\n`;
    const large = 300_000;
    const cases: [string, Asked, number[]][] = [
      ["chunked", { more: ["Transfer-Encoding: chunked"], body: chunked }, [200]],
      ["bad chunks", { more: ["Transfer-Encoding: chunked"], body: "zz\r\n" }, [400]],
      ["both", { more: ["Transfer-Encoding: chunked", "Content-Length: 4"], body: chunked }, [400]],
      ["unknown coding", { more: ["Transfer-Encoding: identity"], body: login }, [400]],
      ["two lengths", { more: ["Content-Length: 4", "Content-Length: 5"], body: "{}" }, [400]],
      ["negative", { more: ["Content-Length: -1"], body: login }, [400]],
      ["too large", { more: [`Content-Length: ${large}`], body: " ".repeat(large) }, [413]],
      ["said to be huge", { more: ["Content-Length: 99999999999"], body: "{" }, [413]],
      [
        "compressed",
        { more: ["Content-Encoding: gzip", `Content-Length: 32`], body: login },
        [200, 400, 415],
      ],
      ["long header", { more: [`X-Long: ${"x".repeat(20_000)}`] }, [431]],
      ["no HTTP", { method: "hello\r\n\r\nPOST" }, [400]],
      ["folded", { more: ["X-Folded: a", " b"] }, [400]],
      ["expecting", { more: ["Expect: the moon"], body: login }, [400]],
      ["upgrading", { more: ["Connection: upgrade", "Upgrade: websocket"] }, [400]],
      ["no host", { host: "" }, [400]],
      ["odd host", { host: "evil.example/x?y#" }, [400]],
    ];
    for (const [kind, asked, statuses] of cases) {
      const answer = await ask(at, { target: open, method: "POST", ...asked });
      expect(answer.headers.get("strict-transport-security"), kind).toMatch(/^max-age/);
      expectSafe(answer, `${kind}: ${answer.status}`);
      expect([kind, statuses.includes(answer.status), answer.status]).toEqual([kind, true, answer.status]);
    }
    for (const { method, path } of entries)
      for (const other of ["GET", "POST", "PUT", "DELETE", "OPTIONS", "TRACE"].filter(
        (each) => each !== method,
      )) {
        const { status, headers } = await ask(BASE_PATH + path, { method: other });
        expect([other, path, status, headers.get("allow")]).toEqual([other, path, 405, method]);
      }
    expect(local.defects).toEqual([]);
  });

  it("of unknown length is read once it is known whose it is, and never beyond what the call takes [ASVS 2.4.1] [ASVS 15.2.2]", async () => {
    const unfinished = {
      more: ["Transfer-Encoding: chunked", "Content-Type: application/json"],
      body: "fffff\r\nx",
    };
    for (const [method, at] of [
      ["POST", BASE_PATH + calls.complaintSend.path],
      ["POST", BASE_PATH + calls.bridgeMessage.path],
      ["PUT", "/websdk/api/photos/front?document=passport"],
      ["POST", `${OPERATOR_PATH}/chats/anybody/messages`],
    ] as const)
      expect([at, (await ask(at, { method, ...unfinished })).status]).toEqual([at, 401]);
    const large = 300_000;
    const more = [`Content-Length: ${large}`, "Content-Type: application/json"];
    for (const at of [BASE_PATH + calls.login.path, `${OPERATOR_PATH}/session`, "/websdk/api/link"])
      expect([at, (await ask(at, { method: "POST", more, body: " ".repeat(large) })).status]).toEqual([
        at,
        413,
      ]);
    expect(local.defects).toEqual([]);
  });

  it("that never ends keeps nobody waiting", async () => {
    const slow = await Promise.all(Array.from({ length: 200 }, () => local.connect()));
    for (const [nth, socket] of slow.entries()) {
      socket.on("error", () => undefined);
      socket.write(`POST ${BASE_PATH}/login HTTP/1.1\r\nHost: localhost\r\n`);
      if (nth % 2) socket.write(`Content-Length: 100\r\n\r\n{"login"`);
    }
    const began = performance.now();
    expect((await ask(`${BASE_PATH}/user/user_info`, { more: [`${TOKEN_HEADER}: ${token}`] })).status).toBe(
      200,
    );
    expect(performance.now() - began).toBeLessThan(10_000);
    for (const socket of slow) socket.destroy();
  });
});
