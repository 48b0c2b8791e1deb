import { describe, expect, test } from "vitest";
import { widgetOrigin } from "./openWidget";

const part = (value: unknown) => btoa(JSON.stringify(value));
const token = (payload: unknown, prefix = "_act-jwt-") =>
  `${prefix}${part({ alg: "HS256" })}.${part(payload)}.signed`;

describe("the origin of a widget token", () => {
  test.each(["_act-jwt-", "_act-sbx-jwt-"])("is the one its payload names, after %s", (prefix) => {
    expect(widgetOrigin(token({ url: "https://bank.example" }, prefix))).toBe("https://bank.example");
  });

  test("is found in a token of the second version too", () => {
    expect(widgetOrigin(token({ url: "https://bank.example" }, "_act-jwt--v2"))).toBe("https://bank.example");
  });

  test("is an origin alone, whatever path, query or slash follows", () => {
    expect(widgetOrigin(token({ url: "https://bank.example:8443/websdk/?a=b" }))).toBe(
      "https://bank.example:8443",
    );
  });

  test("is the vendor's when the token names none", () => {
    expect(widgetOrigin(token({}))).toBe("https://in.sumsub.com");
    expect(widgetOrigin("tst:abc.def")).toBe("https://in.sumsub.com");
  });

  test.each(["", null, 0])("is the vendor's when the token names %j, which is none", (url) => {
    expect(widgetOrigin(token({ url }))).toBe("https://in.sumsub.com");
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,hi",
    "file:///etc/passwd",
    "bank.example",
    7,
    ["https://a.example"],
  ])("is nothing when the token names %j, which is no web address", (url) => {
    expect(widgetOrigin(token({ url }))).toBeNull();
  });
});
