import { describe, expect, it } from "vitest";
import { checkName, nameCheckLimitMs } from "./checkName";

const account = "LV80BANK0000435195001";
const holder = (name: string | null) => ({ askHolder: async () => name });
const ask = (name: string) => ({ name, account });

describe("a name check", () => {
  it("discloses the holder's name only if the typed one is close [8]", async () => {
    expect(await checkName(ask("Ilze Bērziņa"), holder("Ilze Bērziņa"))).toEqual({
      result: "MTCH",
      matchedName: null,
    });
    expect(await checkName(ask("I. Bērziņa"), holder("Ilze Bērziņa"))).toEqual({
      result: "CMTC",
      matchedName: "Ilze Bērziņa",
    });
    expect(await checkName(ask("Anna Ozola"), holder("Ilze Bērziņa"))).toEqual({
      result: "NMTC",
      matchedName: null,
    });
  });

  it("is not possible if the holder is unknown [8]", async () => {
    expect(await checkName(ask("Ilze Bērziņa"), holder(null))).toEqual({ result: "NOAP", matchedName: null });
  });

  it("asks for the normalised account, however it was typed", async () => {
    const asked: string[] = [];
    const askHolder = async (iban: string) => {
      asked.push(iban);
      return null;
    };
    await checkName({ name: "Ilze Bērziņa", account: "lv80 bank 0000 4351 9500 1" }, { askHolder });
    expect(asked).toEqual([account]);
  });

  it("gives up after five seconds, and stops its timer otherwise", async () => {
    const waited: number[] = [];
    const silent = { askHolder: () => new Promise<string | null>(() => undefined) };
    const wait = async (ms: number) => void waited.push(ms);
    expect(await checkName(ask("Ilze Bērziņa"), { ...silent, wait })).toMatchObject({ result: "NOAP" });
    expect(waited).toEqual([nameCheckLimitMs]);
    expect(nameCheckLimitMs).toBe(5_000);

    const signals: AbortSignal[] = [];
    const patient = (_: number, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<void>(() => undefined);
    };
    await checkName(ask("Ilze Bērziņa"), { ...holder("Ilze Bērziņa"), wait: patient });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
