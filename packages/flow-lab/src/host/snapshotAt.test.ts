import { expect, test } from "vitest";
import { sendFlow } from "../send/send.flow";
import { snapshotAt } from "./snapshotAt";

test("is the state at the end of the path", () => {
  const way = { input: "private", path: "order.submit~create=vop.NMTC" };
  expect(snapshotAt(sendFlow, way).value).toBe("nameCheck");
});

test("refuses a path with an impossible step", () => {
  const way = { input: "private", path: "order.submit~resend=net" };
  expect(() => snapshotAt(sendFlow, way)).toThrow('"resend=net" means nothing here');
});
