import { Secret } from "@amberline/flows/shared";
import { expect, test } from "vitest";
import { flowOf } from "../flows";
import { changesOf, recordsOn } from "./record";
import { shownOf } from "./shown";

const send = flowOf("send") ?? expect.fail("There is no payment.");
const lost = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit", "resend=net"];

test("says of each step which calls were sent and answered, and with what", () => {
  const records = recordsOn(send, "private", lost);
  expect(records.map(({ id }) => id)).toEqual([null, ...lost]);
  expect(records.map(({ calls }) => calls.map(({ call, kind }) => `${kind} ${call}`))).toEqual([
    [],
    ["sent create"],
    ["answered create"],
    [],
    ["sent resend"],
    ["answered resend", "sent reconcile"],
  ]);
  expect(records[1]?.calls[0]?.body).toMatchObject({ order: { payee: {}, amount: { minor: 2_500 } } });
  expect(records[2]?.calls[0]?.body).toMatchObject({ outcome: { data: { check: { result: "NMTC" } } } });
});

test("says what a step changed in the context, from what to what", () => {
  const [, submitted] = recordsOn(send, "private", lost);
  expect(submitted?.changes).toContainEqual({ path: "attempt.id", before: null, after: '"attempt-1"' });
  expect(changesOf({ a: { b: 1 }, c: [1] }, { a: { b: 2 }, c: [] })).toEqual([
    { path: "a.b", before: "1", after: "2" },
    { path: "c.0", before: "1", after: null },
    { path: "c", before: null, after: "[]" },
  ]);
});

test("masks secrets wherever they are", () => {
  const text = JSON.stringify(recordsOn(send, "private", lost));
  expect(text).not.toContain("975310");
  expect(text).toContain('"code":"•••"');
  expect(shownOf({ newPassword: "Amber-2026", deep: [{ token: "abc", code: new Secret("1") }] })).toEqual({
    newPassword: "•••",
    deep: [{ token: "•••", code: "•••" }],
  });
  expect(shownOf({ token: undefined, password: null })).toEqual({ token: undefined, password: null });
});

test("shows what JSON does not hold", () => {
  expect(
    shownOf({ big: 12n, file: new File(["1234"], "a.pdf"), seen: new Set([1]), by: new Map([["a", 1]]) }),
  ).toEqual({ big: "12", file: "a.pdf (4)", seen: [1], by: { a: 1 } });
});
