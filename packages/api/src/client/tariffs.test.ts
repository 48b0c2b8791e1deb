import { money } from "@amberline/domain/money";
import { expect, it } from "vitest";
import { createEntryClient } from "./createEntryClient";
import { readTariffs } from "./tariffs";

const answering = (answer: object) =>
  createEntryClient({
    baseUrl: "https://bank.example",
    session: { token: () => null, replacement: async () => null, ended: () => undefined },
    fetch: async () => Response.json(answer),
  }).send;

it("reads the price list in cents; what it leaves out is not offered [2.1-7]", async () => {
  const fees = [
    { service: "instant", fee: "0.35" },
    { service: "account", fee: 0 },
  ];
  const data = [{ tariff: "business", tariff_name: "Business", for_consumers: false, fees }];
  expect(await readTariffs(answering({ data }))).toEqual({
    ok: true,
    data: [
      {
        ...{ id: "business", name: "Business", isForConsumers: false },
        fees: { instant: money(35, "EUR"), account: money(0, "EUR") },
      },
    ],
  });
});
