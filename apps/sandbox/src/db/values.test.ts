import { expect, it } from "vitest";
import { readBytes, writeBytes } from "./values";

it("writes and reads bytes in PostgreSQL's format", () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(writeBytes(Uint8Array.of(0, 1, 15, 16, 0xde, 0xad, 0xff))).toBe("\\x00010f10deadff");
  expect(writeBytes(new Uint8Array())).toBe("\\x");
  expect([...readBytes(writeBytes(all))]).toEqual([...all]);
});
