import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { isSixCharacters, Secret } from "./secret";

describe("a secret", () => {
  test("is returned once and forgotten", () => {
    const secret = new Secret("Parole123");
    expect(secret.take()).toBe("Parole123");
    expect(() => secret.take()).toThrow("taken already");
  });

  test("can be tested without being revealed, and fails every test once taken", () => {
    const secret = new Secret("135790");
    expect(secret.satisfies(isSixCharacters)).toBe(true);
    expect(new Secret("1357").satisfies(isSixCharacters)).toBe(false);
    secret.take();
    expect(secret.satisfies(() => true)).toBe(false);
  });

  test("can be displayed to its owner until it is taken", () => {
    const secret = new Secret(["AB12CD"]);
    expect(secret.reveal()).toEqual(["AB12CD"]);
    expect(secret.take()).toEqual(["AB12CD"]);
    expect(() => secret.reveal()).toThrow("nothing left to show");
  });

  test("reveals nothing to JSON, text, inspection, copying or property listing", () => {
    const secret = new Secret("Parole123");
    const seen = [
      JSON.stringify({ secret, list: [secret] }),
      String(secret),
      inspect(secret, { depth: 5, showHidden: true }),
      JSON.stringify({ ...secret }),
      JSON.stringify(structuredClone(secret)),
      Object.getOwnPropertyNames(secret).join(),
    ];
    expect(seen.join()).not.toContain("Parole123");
  });
});
