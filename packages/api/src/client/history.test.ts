import { money } from "@amberline/domain/money";
import { describe, expect, it } from "vitest";
import { createClient } from "./createClient";

function bank(answer: () => Response) {
  const asked: { path: string; body: unknown }[] = [];
  const client = createClient({
    baseUrl: "https://bank.example",
    session: { token: () => "t", replacement: async () => null, ended: () => undefined },
    fetch: async (input, init) => {
      const request = new Request(String(input), init);
      asked.push({ path: new URL(request.url).pathname, body: await request.json() });
      return answer();
    },
  });
  return { client, asked };
}

const euro = (minor: number) => money(minor, "EUR");
const page = (more: object = {}) => Response.json({ data: [], next: null, oldest: null, total: 0, ...more });

describe("the totals of a list", () => {
  it("are requested with amounts as decimal text, and returned as money", async () => {
    const { client, asked } = bank(() => page({ totals: { in: "170.00", out: 21.55 } }));
    const query = { accountId: "acc-1", amountMin: euro(1_000), amountMax: euro(5), kinds: ["fee" as const] };
    const outcome = await client.transactions({ ...query, totals: true });
    expect(outcome.ok && outcome.data.totals).toEqual({ in: euro(17_000), out: euro(2_155) });
    expect(asked[0]?.body).toEqual({
      id: "acc-1",
      amount_min: "10.00",
      amount_max: "0.05",
      types: ["FEE"],
      totals: true,
    });
  });

  it("are missing if the provider sends none", async () => {
    const { client } = bank(() => page());
    const outcome = await client.transactions({ accountId: "acc-1", totals: true });
    expect(outcome.ok && outcome.data).not.toHaveProperty("totals");
  });

  it("are absent if they are invalid", async () => {
    const { client } = bank(() => page({ totals: { in: "a lot", out: "0.00" } }));
    const outcome = await client.transactions({ accountId: "acc-1", totals: true });
    expect(outcome.ok && outcome.data).not.toHaveProperty("totals");
  });
});

describe("the overview of an account", () => {
  const september = { month: "2026-09", in: 12, out: "3.5" };

  it("is read with amounts as money and months by their first day", async () => {
    const { client, asked } = bank(() =>
      Response.json({
        data: {
          months: [september],
          before: { day: "2026-08-21", out: "1.00" },
          payees: [{ name: "Rimi", account: "LV44", out: "3.50" }],
          recent: [{ name: "Rimi", account: "LV44", bic: null }],
        },
      }),
    );
    const outcome = await client.overview("acc-1");
    expect(asked).toEqual([{ path: "/api/v1/order/overview", body: { id: "acc-1" } }]);
    expect(outcome.ok && outcome.data).toEqual({
      months: [{ month: "2026-09-01", in: euro(1_200), out: euro(350) }],
      before: { day: "2026-08-21", out: euro(100) },
      payees: [{ name: "Rimi", account: "LV44", out: euro(350) }],
      recent: [{ name: "Rimi", account: "LV44", bic: "" }],
      waiting: { total: 0, transactions: [] },
      upcoming: { total: 0, plans: [] },
      collections: { total: 0, coming: [] },
      toApprove: { total: 0, proposals: [] },
    });
  });

  it("may say no more than its months", async () => {
    const { client } = bank(() => Response.json({ data: { months: [september] } }));
    const outcome = await client.overview("acc-1");
    expect(outcome.ok && outcome.data).toMatchObject({ before: null, payees: [], recent: [] });
  });

  it("is unreadable without a month", async () => {
    const { client } = bank(() => Response.json({ data: { months: [] } }));
    expect(await client.overview("acc-1")).toMatchObject({ ok: false, problem: "unreadable" });
  });
});

describe("the list as a file", () => {
  it.each([
    ["csv", "text/csv", "transactions.csv"],
    ["camt053", "application/xml", "statement.xml"],
  ] as const)("is %s, complete, under the provider's file name [7]", async (format, type, name) => {
    const { client, asked } = bank(
      () =>
        new Response("content", {
          headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
        }),
    );
    const range = { accountId: "acc-1", start: "2026-01-01", end: "2026-03-31" };
    const outcome = await client.exportTransactions({ ...range, format, statuses: ["done"] });
    expect(outcome).toEqual({ ok: true, data: { name, content: expect.any(Blob) } });
    expect(outcome.ok && (await outcome.data.content.text())).toBe("content");
    expect(asked).toEqual([
      {
        path: "/api/v1/order/export",
        body: { id: "acc-1", start: "2026-01-01", end: "2026-03-31", statuses: ["done"], format },
      },
    ]);
  });

  it("reaches no further than a provider takes, however a date was typed", async () => {
    const { client, asked } = bank(() => Response.json({ err: "Not now." }));
    const range = { accountId: "acc-1", start: "0002-01-01", end: "9999-12-31" };
    await client.exportTransactions({ ...range, format: "csv" });
    await client.statementPdf(range);
    await client.transactions(range);
    const reached = { start: "1900-01-01", end: "2199-12-31" };
    expect(asked.map(({ body }) => body)).toMatchObject([reached, reached, reached]);
  });

  it("is a refusal if the provider refuses it", async () => {
    const { client } = bank(() => Response.json({ err: "Not now." }));
    const outcome = await client.exportTransactions({ accountId: "acc-1", format: "csv" });
    expect(outcome).toMatchObject({ ok: false, problem: "refused", text: "Not now." });
  });
});
