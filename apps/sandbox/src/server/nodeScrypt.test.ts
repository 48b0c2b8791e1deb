import { describe, expect, it } from "vitest";
import { answering, noteKnownDevice, noteSession } from "../platform/currentRequest";
import { TooBusy } from "../platform/turns";
import { type Scrypt } from "../secrets/passwords";
import { clientOf } from "./clientAddress";
import { fairScrypt } from "./nodeScrypt";

describe("hashing for many", () => {
  const cost = { logN: 4, r: 8, p: 1 };
  const key = new Uint8Array(1);
  const ends: (() => void)[] = [];
  const derived: string[] = [];
  const slow: Scrypt = (password) => {
    derived.push(new TextDecoder().decode(password));
    return new Promise((resolve) => ends.push(() => resolve(key)));
  };
  const finish = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };

  it("makes nobody wait for the many passwords of another address, nor of its network", async () => {
    const scrypt = fairScrypt(2, slow);
    const ask = (socket: string, name: string) =>
      answering(clientOf({ socket, forwardedFor: null }, 0), () =>
        scrypt(new TextEncoder().encode(name), key, cost),
      );
    const flood = Array.from({ length: 80 }, (_, nth) => ask(`203.0.113.${nth % 6}`, "flood"));
    const outcomes = Promise.allSettled(flood);
    const customer = ask("198.51.100.1", "customer");
    expect(derived).toEqual(["flood", "flood"]);
    await finish();
    expect(derived).toContain("customer");
    while (ends.length > 0) await finish();
    await customer;
    const refused = (await outcomes).filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const each of refused) expect(each).toMatchObject({ reason: expect.any(TooBusy) });
  });

  it("makes nobody wait who has a session or a known device, however many networks ask", async () => {
    const scrypt = fairScrypt(2, slow);
    const ask = (socket: string, name: string, note = () => undefined as void) =>
      answering(clientOf({ socket, forwardedFor: null }, 0), () => {
        note();
        return scrypt(new TextEncoder().encode(name), key, cost);
      });
    derived.length = 0;
    const flood = Array.from({ length: 40 }, (_, nth) => ask(`203.0.${nth}.9`, "flood"));
    const outcomes = Promise.allSettled(flood);
    const stranger = ask("198.51.100.1", "stranger");
    const known = [
      ask("203.0.1.9", "device", noteKnownDevice),
      ask("203.0.1.9", "session", () => noteSession({ id: "1", loginId: "2" })),
    ];
    await expect(stranger).rejects.toThrow(TooBusy);
    expect(derived).toEqual(["flood", "flood", "device", "session"]);
    while (ends.length > 0) await finish();
    await Promise.all([...known, outcomes]);
  });
});
