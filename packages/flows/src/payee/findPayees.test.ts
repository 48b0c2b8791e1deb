import type { Receiver } from "@amberline/api/client";
import { expect, it, vi } from "vitest";
import { findPayeesOf } from "./findPayees";

const anna: Receiver = {
  id: "1",
  name: "Anna Liepiņa",
  account: "LV50UNLA0050001234567",
  bic: "UNLALV2X",
  bankName: "SEB banka",
  type: "private",
  trust: null,
  reference: "",
};
const lost = { ok: false, problem: "unreachable" } as const;

it("suggests what could be loaded when the rest failed [8]", async () => {
  const transactions = vi.fn(async () => lost);
  const find = findPayeesOf("account-1", {
    receivers: async () => ({ ok: true, data: [anna] }),
    templates: async () => lost,
    transactions,
  });
  const found = await find(new AbortController().signal);
  expect(found.map(({ name }) => name)).toEqual(["Anna Liepiņa"]);
  expect(transactions).toHaveBeenCalledWith(
    { accountId: "account-1", kinds: ["send"], limit: 100 },
    expect.anything(),
  );
});

it("suggests nobody when nothing could be loaded", async () => {
  const none = { receivers: async () => lost, templates: async () => lost, transactions: async () => lost };
  expect(await findPayeesOf("account-1", none)(new AbortController().signal)).toEqual([]);
});
