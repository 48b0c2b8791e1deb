import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedFallback, allowedLink, type AllowedAddresses } from "./addresses";

const allowed: AllowedAddresses = {
  appScheme: "amberline",
  hosts: ["amberline.example", "app.amberline.example"],
  origin: "https://bank.amberline.example",
  path: "/app",
};
const link = (text: string | null) => allowedLink(text, allowed);
const fallback = (text: string | null) => allowedFallback(text, allowed);

/** What must never be led to, whoever asks. */
const traps = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://amberline.example/1",
  "file:///etc/passwd",
  "intent://x#Intent;scheme=amberline;end",
  "http://amberline.example/",
  "https://evil.example/",
  "https://amberline.example.evil.example/",
  "https://evil.example/amberline.example",
  "https://amberline.example@evil.example/",
  "https://amberline.example:x@amberline.example/",
  "https://user@amberline.example/",
  "https://amberline.example:8443/",
  "https://amberline.example./",
  "https://amberline.example%2eevil.example/",
  "https://аmberline.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\u2028//evil.example",
  "/..//evil.example",
  "/./\\evil.example",
  "/%5cevil.example\\",
  "https:evil.example",
  "https:\\\\evil.example",
  "ht\ttps://evil.example",
  "//user@evil.example/",
  "amberlinex://pay",
  "amberline@evil.example:x",
  "",
  " ",
];

describe("the link that opens the app", () => {
  test.each([
    ["amberline://pay/1?x=2#y", "amberline://pay/1?x=2#y"],
    ["AMBERLINE://pay", "amberline://pay"],
    ["https://app.amberline.example/open?id=1", "https://app.amberline.example/open?id=1"],
    ["HTTPS://AMBERLINE.EXAMPLE", "https://amberline.example/"],
    ["https://amberline.example:443/", "https://amberline.example/"],
  ])("may be %s [2.17-1]", (text, address) => {
    expect(link(text)).toBe(address);
  });

  test.each([...traps, "/home", "amberline://user:secret@pay", null])(
    "counts as missing when it is %j [2.17-1]",
    (text) => {
      expect(link(text)).toBeNull();
    },
  );
});

describe("the place to go when the app does not open", () => {
  test.each([
    ["/home", "/home"],
    ["/send?to=1#x", "/send?to=1#x"],
    ["/a/../home", "/home"],
    ["/%2f%2fevil.example", "/%2f%2fevil.example"],
    ["/apple", "/apple"],
    ["https://amberline.example/help", "https://amberline.example/help"],
  ])("may be %s [2.17-1]", (text, address) => {
    expect(fallback(text)).toBe(address);
  });

  test.each([...traps, "home", "amberline://pay", "https://bank.amberline.example/home", null])(
    "counts as missing when it is %j",
    (text) => {
      expect(fallback(text)).toBeNull();
    },
  );

  test.each(["/app", "/app/", "/APP?link=x", "/%61pp", "/x/../app#y", "https://amberline.example/app"])(
    "counts as missing when it leads back to this page: %j",
    (text) => {
      expect(fallback(text)).toBeNull();
    },
  );
});

describe("whatever the address says", () => {
  const piece = fc.constantFrom(
    ...[
      "/",
      "//",
      "\\",
      "..",
      ".",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "%5c",
      "%00",
      "%0a",
      "\t",
      "\n",
      "\u200b",
      "\u2028",
    ],
    ...[
      "https:",
      "http:",
      "javascript:",
      "data:",
      "amberline:",
      "AMBERLINE:",
      "evil.example",
      "amberline.example",
    ],
    ...[
      "app.amberline.example",
      "bank.amberline.example",
      "user",
      "app",
      "home",
      "alert(1)",
      "[::1]",
      "localhost",
    ],
  );
  const address = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
    fc.webUrl(),
    fc.string({ unit: "binary" }),
    fc.constantFrom(...traps),
  );
  const ours = (url: URL) =>
    url.protocol === "https:" && allowed.hosts.includes(url.host) && !url.username && !url.password;

  test("the link opens the bank's app or a page of the bank, nothing else", () => {
    fc.assert(
      fc.property(address, (text) => {
        const led = link(text);
        if (led === null) return;
        const url = new URL(led);
        expect(url.protocol === "amberline:" || ours(url)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  test("the fallback leads to this origin or a page of the bank, nothing else", () => {
    fc.assert(
      fc.property(address, (text) => {
        const led = fallback(text);
        if (led === null) return;
        const url = new URL(led, `${allowed.origin}/app`);
        expect(url.origin === allowed.origin || ours(url)).toBe(true);
        expect(url.pathname.replace(/(?<!\/)\/+$/, "")).not.toBe("/app");
      }),
      { numRuns: 5_000 },
    );
  });

  test("an allowed address stays allowed and unchanged", () => {
    fc.assert(
      fc.property(address, (text) => {
        const [there, back] = [link(text), fallback(text)];
        if (there !== null) expect(link(there)).toBe(there);
        if (back !== null) expect(fallback(back)).toBe(back);
      }),
      { numRuns: 2_000 },
    );
  });
});
