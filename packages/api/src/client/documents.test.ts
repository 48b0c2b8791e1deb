import { money } from "@amberline/domain/money";
import { describe, expect, it } from "vitest";
import { createClient } from "./createClient";

function bankWithPapers(answer: () => Response) {
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

const pdf = () =>
  new Response("%PDF-1.7", {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": "attachment; filename*=UTF-8''konta-p%C4%81rskats.pdf",
    },
  });

describe("the bank's documents", () => {
  it("are complete, under the provider's file name [7-18]", async () => {
    const { client } = bankWithPapers(pdf);
    const outcome = await client.detailsPdf("acc-1");
    expect(outcome).toEqual({ ok: true, data: { name: "konta-pārskats.pdf", content: expect.any(Blob) } });
    expect(outcome.ok && (await outcome.data.content.text())).toBe("%PDF-1.7");
  });

  it("are a statement of a range, or a list of the matches of a filter [7]", async () => {
    const { client, asked } = bankWithPapers(pdf);
    const range = { accountId: "acc-1", start: "2026-01-01", end: "2026-03-31" };
    await client.statementPdf({ ...range, text: "", statuses: [], kinds: [] });
    await client.statementPdf({
      ...range,
      text: "rent",
      statuses: ["done"],
      kinds: ["manualFee"],
      amountMin: money(100, "EUR"),
      amountMax: money(250050, "EUR"),
    });
    const wire = { id: "acc-1", start: "2026-01-01", end: "2026-03-31" };
    expect(asked).toEqual([
      { path: "/api/v1/order/pdf", body: wire },
      {
        path: "/api/v1/order/pdf",
        body: {
          ...wire,
          text: "rent",
          statuses: ["done"],
          types: ["fee_manual"],
          amount_min: "1.00",
          amount_max: "2500.50",
        },
      },
    ]);
  });

  it("identify a fee by its payment, without -fee [7-22]", async () => {
    const { client, asked } = bankWithPapers(pdf);
    await client.transactionPdf({ id: "p-1-fee", type: "fee" });
    await client.transactionPdf({ id: "p-1", type: "transaction" });
    expect(asked.map(({ body }) => body)).toEqual([
      { id: "p-1", type: "fee" },
      { id: "p-1", type: "transaction" },
    ]);
    expect(asked[0]?.path).toBe("/api/v1/order/transaction/pdf");
  });

  it.each([
    ["a page of something in between", "<p>Sorry</p>", "application/pdf"],
    ["text", "Sorry", "text/plain"],
    ["nothing at all", "", "application/pdf"],
  ])("are checked to be PDF: %s is unreadable [8]", async (_, body, type) => {
    const { client } = bankWithPapers(() => new Response(body, { headers: { "Content-Type": type } }));
    const range = { accountId: "acc-1", start: "2026-01-01", end: "2026-03-31" };
    for (const outcome of [
      await client.statementPdf(range),
      await client.transactionPdf({ id: "p-1", type: "transaction" }),
      await client.detailsPdf("acc-1"),
    ])
      expect(outcome).toEqual({ ok: false, problem: "unreadable" });
  });

  it("are refused with a message, or forbidden to others [6]", async () => {
    const refused = bankWithPapers(() => Response.json({ err: "There is no such transaction." }));
    const outcome = await refused.client.transactionPdf({ id: "p-9", type: "transaction" });
    expect(outcome).toMatchObject({ ok: false, problem: "refused", text: "There is no such transaction." });
    const forbidden = bankWithPapers(() => Response.json({ err: "Forbidden" }, { status: 403 }));
    expect(await forbidden.client.detailsPdf("acc-2")).toEqual({ ok: false, problem: "forbidden" });
  });
});
