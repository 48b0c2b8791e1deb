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
const draft = { messageId: "m-1", text: "Sveiki", files: [], threadId: "r", userId: "u-1" };
const person = { userId: "u-1", email: "ilze@example.com" };
const gone = Object.assign(new File(["x"], "a.png"), {
  arrayBuffer: () => Promise.reject(new DOMException("Gone", "NotReadableError")),
});

describe("the history of a chat", () => {
  it("is requested and read as specified: oldest first, without the opening message [7-25]", async () => {
    const { client, requests } = clientAnswering(() => Response.json(numbered));
    const outcome = await client.chatHistory({ ...person, threadId: "r", before: 40, after: 0, limit: 20 });
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
    const outcome = await client.chatHistory({ ...person, threadId: "r" });
    if (!outcome.ok) throw new Error(outcome.problem);
    expect(outcome.data.messages).toMatchObject([
      { text: "Sveiki", from: "customer", number: 2 },
      { text: "Labdien", from: "support", number: 3 },
    ]);
    expect(outcome.data).toMatchObject({ threadId: "r", next: null });
    expect(new Set(outcome.data.messages.map(({ id }) => id)).size).toBe(2);
  });

  it("is empty before the first message", async () => {
    const { client: empty } = clientAnswering(() =>
      Response.json({ messages: [], root_id: null, next: null }),
    );
    const nothing = { ok: true, data: { threadId: null, messages: [], next: null } };
    expect(await empty.chatHistory({ ...person, threadId: null })).toEqual(nothing);
  });

  it("keeps the first message of a thread that has no opening [4]", async () => {
    const messages = [{ text: "My card was stolen", user_id: "u-1", create_at: at }];
    const { client } = clientAnswering(() => Response.json({ messages }));
    const outcome = await client.chatHistory({ ...person, threadId: "r" });
    expect(outcome).toMatchObject({ data: { messages: [{ text: "My card was stolen", from: "customer" }] } });
  });

  it("is read with odd messages in it, which keep their place [7]", async () => {
    const noon = Date.UTC(2026, 10, 20, 12);
    const odd = [
      { text: "no time", user_id: null },
      { text: "seconds", user_id: 7, create_at: noon / 1000 },
      { text: "milliseconds", user_id: null, create_at: String(noon) },
      { text: "no zone", user_id: "u-1", create_at: "2026-11-20 12:00:00" },
      { text: "a zone", create_at: "2026-11-20T14:00:00+02:00", from: "agent", attachments: null },
      { text: { bold: "x" }, create_at: { at: 1 }, attachments: [{ name: null, size: "340 kB", url: 5 }] },
      { text: "ilze@example.com u-1", user_id: null, create_at: "2026-99-99T00:00:00Z" },
    ];
    const { client } = clientAnswering(() => Response.json({ messages: odd }));
    const outcome = await client.chatHistory({ ...person, threadId: "r" });
    if (!outcome.ok) throw new Error(outcome.problem);
    expect(outcome.data.messages.map(({ text, from, at: when }) => [text, from, when])).toEqual([
      ["", "support", noon],
      ["a zone", "support", noon],
      ["no zone", "customer", noon],
      ["milliseconds", "support", noon],
      ["seconds", "support", noon],
      ["no time", "support", noon],
    ]);
  });
});

describe("a thread", () => {
  it("is opened with the customer's e-mail and id as text [4-25]", async () => {
    const { client, requests } = clientAnswering(() => Response.json({ message_id: 17 }));
    expect(await client.openChatThread(person)).toEqual({ ok: true, data: "17" });
    expect(await requests[0]!.json()).toEqual({
      ...{ user_id: "u-1", message: "ilze@example.com u-1", chat_id: "support", root_id: "" },
      attachments: [],
    });
  });

  it("is asked for on the bank's own bridge, under its own name", async () => {
    const asked: Request[] = [];
    const send = createTransport({
      ...{ baseUrl: "https://bank.example", bridgeUrl: "https://chat.example/v2", session },
      fetch: async (input, init) => {
        asked.push(new Request(String(input), init));
        return Response.json({ messages: [], message_id: "m" });
      },
    });
    const calls = chatCalls(send, { chatId: "help" });
    await calls.chatHistory({ ...person, threadId: "r" });
    await calls.openChatThread(person);
    expect(asked.map(({ url }) => url)).toEqual([
      "https://chat.example/v2/get-history",
      "https://chat.example/v2/message",
    ]);
    for (const request of asked) expect(await request.json()).toMatchObject({ chat_id: "help" });
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
      ...{ user_id: "u-1", message: "Sveiki", chat_id: "support", root_id: "r", message_id: "m-1" },
      attachments: [{ name: "a.bin", base64: "AP+A" }],
    });
  });

  it("is sent completely, however large its file is", async () => {
    const { client, requests } = clientAnswering(() => Response.json({ message_id: "m-1" }));
    const bytes = Uint8Array.from({ length: 200_001 }, (_, place) => place % 251);
    const outcome = await client.sendChatMessage({ ...draft, files: [new File([bytes], "a.bin")] });
    expect(outcome).toEqual({ ok: true, data: { id: "m-1", threadId: "r", message: null } });
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
    const calls = chatCalls(createTransport({ baseUrl: "", fetch: plain, session }), {
      progressFetch: telling,
    });
    const onProgress = vi.fn();
    await calls.sendChatMessage(draft, { onProgress });
    expect(telling).not.toHaveBeenCalled();
    await calls.sendChatMessage({ ...draft, files: [new File(["x"], "a.txt")] }, { onProgress });
    expect(telling).toHaveBeenCalledWith(onProgress);
    expect(plain).toHaveBeenCalledOnce();
  });
});

describe("a file of the chat", () => {
  const kept = { id: "f-1", name: "čeks.png", type: "image/png", size: 3, base64: null, url: null };

  it("is loaded by its id, under the provider's name [2.16]", async () => {
    const headers = { "Content-Type": "image/png", "Content-Disposition": `attachment; filename="ceks.png"` };
    const { client, requests } = clientAnswering(() => new Response("abc", { headers }));
    const outcome = await client.chatAttachment(kept);
    expect(outcome).toMatchObject({ ok: true, data: { name: "ceks.png" } });
    expect(outcome.ok && (await outcome.data.content.text())).toBe("abc");
    expect(await requests[0]!.json()).toEqual({ attachment_id: "f-1" });
  });

  it("may be elsewhere, behind an https address and no other", async () => {
    const urls = [
      "https://files.example/a.pdf",
      "http://files.example/a.pdf",
      "javascript:alert(1)",
      "/a.pdf",
    ];
    const attachments = urls.map((url) => ({ name: "a.pdf", url }));
    const messages = [{ text: "", user_id: null, create_at: at, attachments }];
    const { client } = clientAnswering(() => Response.json({ messages }));
    const outcome = await client.chatHistory({ ...person, threadId: "r" });
    const [message] = outcome.ok ? outcome.data.messages : [];
    expect(message?.attachments.map(({ url }) => url)).toEqual([urls[0], null, null, null]);
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
    const calls = chatCalls(createTransport({ baseUrl: "", fetch: vi.fn(), session }), {
      progressFetch: telling,
    });
    const onProgress = vi.fn();
    expect(await calls.complain({ ...complaint, files: [] }, { onProgress })).toEqual({
      ok: true,
      data: { reference: null, answerBy: null },
    });
    expect(telling).toHaveBeenCalledWith(onProgress);
  });
});
