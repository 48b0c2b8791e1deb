import { expect, test } from "vitest";
import { sendFlow } from "../send/send.flow";
import { snapshotAt } from "./snapshotAt";

test("leads where the way leads", () => {
  const way = { input: "private", path: "order.submit~create=vop.NMTC" };
  expect(snapshotAt(sendFlow, way).value).toBe("nameCheck");
});

test("refuses a way that the chart does not know", () => {
  const way = { input: "private", path: "order.submit~resend=net" };
  expect(() => snapshotAt(sendFlow, way)).toThrow('"resend=net" means nothing here');
});
