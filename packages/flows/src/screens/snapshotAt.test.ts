import { expect, test } from "vitest";
import { sendSpec } from "../send/send.spec";
import { snapshotAt } from "./snapshotAt";

test("leads where the way leads", () => {
  const way = { input: "private", path: "order.submit~create=vop.NMTC" };
  expect(snapshotAt(sendSpec, way).value).toBe("nameCheck");
});

test("refuses a way that the chart does not know", () => {
  const way = { input: "private", path: "order.submit~resend=net" };
  expect(() => snapshotAt(sendSpec, way)).toThrow('"resend=net" means nothing here');
});
