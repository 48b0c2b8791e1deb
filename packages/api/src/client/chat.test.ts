import { describe, expect, it, vi } from "vitest";
import { chatCalls } from "./chat";
import { createClient } from "./createClient";
import { createTransport } from "./transport";

const session = { token: () => "t-1", replacement: async () => null, ended: () => undefined };

/** A client whose provider always gives the same answer, and the requests it received. */
function clientAnswering(answer: () => Response) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: "https://bank.example",
    session,
    fetch: async (input, init) => {
      requests.push(new Request(String(input), init));
      return answer();
    },
  });
  return { client, requests };
}

const at = "2026-11-20T08:00:00.000Z";
const wire = (number: number, change: object = {}) => ({
  ...{ id: `m${number}`, number, from: "customer", text: `${number}`, user_id: "u-1", user_name: "Ilze" },
  ...{ create_at: at, attachments: [], ...change },
});
const numbered = {
  messages: [wire(3), wire(2, { from: "support", user_id: "support" }), wire(1)],
  root_id: "r",
  next: null,
};
const draft = { messageId: "m-1", text: "Sveiki", files: [], threadId: null, userId: "u-1" };
const gone = Object.assign(new File(["x"], "a.png"), {
  arrayBuffer: () => Promise.reject(new DOMException("Gone", "NotReadableError")),
});

describe("the history of a chat", () => {
  it("is requested and read as specified: oldest first, without the opening message [7-25]", async () => {
    const { client, requests } = clientAnswering(() => Response.json(numbered));
    const outcome = await client.chatHistory({ threadId: "r", before: 40, after: 0, limit: 20 });
    expect(outcome).toEqual({
      ok: true,
      data: {
        threadId: "r",
        next: null,
        messages: [
          expect.objectContaining({
            id: "m2",
            number: 2,
            from: "support",
            userName: "Ilze",
            at: Date.parse(at),
          }),
          expect.objectContaining({ id: "m3", from: "customer", userId: "u-1", attachments: [] }),
        ],
      },
    });
    expect(new URL(requests[0]!.url).pathname).toBe("/api/v1/bridge/get-history");
    const asked = { chat_id: "support", root_id: "r", include_attachments: true };
    expect(await requests[0]!.json()).toEqual({ ...asked, before: 40, after: 0, limit: 20 });
  });

  it("of a provider without numbers, ids or senders is read by order and user ids [7]", async () => {
    const plain = (text: string, user_id: string) => ({ text, user_id, create_at: at });
    const messages = [plain("Labdien", "bank"), plain("Sveiki", "u-1"), plain("ilze@example.com u-1", "u-1")];
    const { client } = clientAnswering(() => Response.json({ messages }));
    const outcome = await client.chatHistory({ threadId: "r", userId: "u-1" });
    if (!outcome.ok) throw new Error(outcome.problem);
    expect(outcome.data.messages).toMatchObject([
      { text: "Sveiki", from: "customer", number: 2 },
      { text: "Labdien", from: "support", number: 3 },
    ]);
    expect(outcome.data).toMatchObject({ threadId: "r", next: null });
    expect(new Set(outcome.data.messages.map(({ id }) => id)).size).toBe(2);
  });

  it("is empty before the first message, and unreadable with an invalid time", async () => {
    const { client: empty } = clientAnswering(() =>
      Response.json({ messages: [], root_id: null, next: null }),
    );
    const nothing = { ok: true, data: { threadId: null, messages: [], next: null } };
    expect(await empty.chatHistory({ threadId: null })).toEqual(nothing);
    const messages = [wire(2, { create_at: "2026-99-99T00:00:00Z" })];
    const { client } = clientAnswering(() => Response.json({ messages }));
    expect(await client.chatHistory({ threadId: null })).toEqual({ ok: false, problem: "unreadable" });
  });
});

describe("a message", () => {
  it("is sent with its own id, and returned as stored [7-26]", async () => {
    const message = wire(2, { id: "m-1" });
    const { client, requests } = clientAnswering(() =>
      Response.json({ message_id: "m-1", root_id: "r", message }),
    );
    const file = new File([Uint8Array.from([0, 255, 128])], "a.bin");
    const outcome = await client.sendChatMessage({ ...draft, files: [file] });
    expect(outcome).toMatchObject({ ok: true, data: { id: "m-1", threadId: "r", message: { number: 2 } } });
    expect(await requests[0]!.json()).toEqual({
      ...{ user_id: "u-1", message: "Sveiki", chat_id: "support", root_id: "", message_id: "m-1" },
      attachments: [{ name: "a.bin", base64: "AP+A" }],
    });
  });

  it("is sent completely, however large its file is", async () => {
    const { client, requests } = clientAnswering(() => Response.json({ message_id: "m-1" }));
    const bytes = Uint8Array.from({ length: 200_001 }, (_, place) => place % 251);
    const outcome = await client.sendChatMessage({ ...draft, files: [new File([bytes], "a.bin")] });
    expect(outcome).toEqual({ ok: true, data: { id: "m-1", threadId: "m-1", message: null } });
    const { attachments } = (await requests[0]!.json()) as { attachments: { base64: string }[] };
    expect(Buffer.from(attachments[0]?.base64 ?? "", "base64").equals(bytes)).toBe(true);
  });

  it("is not sent if its file is gone", async () => {
    const { client, requests } = clientAnswering(() => Response.json({}));
    expect(await client.sendChatMessage({ ...draft, files: [gone] })).toMatchObject({
      code: "FILE_UNREADABLE",
    });
    expect(requests).toEqual([]);
  });

  it("reports progress only if it has files", async () => {
    const telling = vi.fn(() => async () => Response.json({ message_id: "m-1" }));
    const plain = vi.fn(async () => Response.json({ message_id: "m-1" }));
    const calls = chatCalls(createTransport({ baseUrl: "", fetch: plain, session }), telling);
    const onProgress = vi.fn();
    await calls.sendChatMessage(draft, { onProgress });
    expect(telling).not.toHaveBeenCalled();
    await calls.sendChatMessage({ ...draft, files: [new File(["x"], "a.txt")] }, { onProgress });
    expect(telling).toHaveBeenCalledWith(onProgress);
    expect(plain).toHaveBeenCalledOnce();
  });
});

describe("a file of the chat", () => {
  const kept = { id: "f-1", name: "čeks.png", type: "image/png", size: 3, base64: null };

  it("is loaded by its id, under the provider's name [2.16]", async () => {
    const headers = { "Content-Type": "image/png", "Content-Disposition": `attachment; filename="ceks.png"` };
    const { client, requests } = clientAnswering(() => new Response("abc", { headers }));
    const outcome = await client.chatAttachment(kept);
    expect(outcome).toMatchObject({ ok: true, data: { name: "ceks.png" } });
    expect(outcome.ok && (await outcome.data.content.text())).toBe("abc");
    expect(await requests[0]!.json()).toEqual({ attachment_id: "f-1" });
  });

  it("is decoded without a request if the message contains it", async () => {
    const { client, requests } = clientAnswering(() => Response.json({}));
    for (const base64 of ["U3ZlaWtp", "data:text/html;base64,U3ZlaWtp"]) {
      const outcome = await client.chatAttachment({ ...kept, id: null, type: "text/plain", base64 });
      expect(outcome.ok && [outcome.data.content.type, await outcome.data.content.text()]).toEqual([
        "text/plain",
        "Sveiki",
      ]);
    }
    for (const base64 of [null, "?"]) {
      expect(await client.chatAttachment({ ...kept, id: null, base64 })).toEqual({
        ok: false,
        problem: "unreadable",
      });
    }
    expect(requests).toEqual([]);
  });
});

describe("a complaint", () => {
  const complaint = { complaintId: "c-1", subject: "Karte", description: "Neatnāca.\nKur tā ir?" };

  it("is sent as a form, and returns its number [7-12]", async () => {
    const answer = { success: true, reference: "C-2026-000123", answer_by: "2026-12-11" };
    const { client, requests } = clientAnswering(() => Response.json(answer));
    const files = [new File(["one"], "čeks.png", { type: "image/png" }), new File(["two"], "b.bin")];
    expect(await client.complain({ ...complaint, files })).toEqual({
      ok: true,
      data: { reference: "C-2026-000123", answerBy: "2026-12-11" },
    });
    const [request] = requests;
    expect(request?.headers.get("Content-Type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.headers.get("token")).toBe("t-1");
    const form = await request!.formData();
    expect([...form.keys()]).toEqual(["subject", "description", "complaint_id", "files", "files"]);
    expect(form.get("complaint_id")).toBe("c-1");
    const sent = form.getAll("files") as File[];
    expect(sent.map(({ name, size }) => [name, size])).toEqual([
      ["čeks.png", 3],
      ["b.bin", 3],
    ]);
  });

  it("is refused unless the provider reports success, and not sent if a file is gone", async () => {
    const { client, requests } = clientAnswering(() => Response.json({ success: false }));
    expect(await client.complain({ ...complaint, files: [] })).toMatchObject({
      problem: "refused",
      code: "other",
    });
    expect(await client.complain({ ...complaint, files: [gone] })).toMatchObject({ code: "FILE_UNREADABLE" });
    expect(requests).toHaveLength(1);
  });

  it("has no number if the provider sends none, and reports progress", async () => {
    const telling = vi.fn(() => async () => Response.json({ success: true }));
    const calls = chatCalls(createTransport({ baseUrl: "", fetch: vi.fn(), session }), telling);
    const onProgress = vi.fn();
    expect(await calls.complain({ ...complaint, files: [] }, { onProgress })).toEqual({
      ok: true,
      data: { reference: null, answerBy: null },
    });
    expect(telling).toHaveBeenCalledWith(onProgress);
  });
});
