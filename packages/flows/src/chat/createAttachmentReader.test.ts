import { afterEach, describe, expect, test, vi } from "vitest";
import { createClient, type ChatAttachment, type Client } from "@amberline/api/client";
import { failureNotice } from "../shared";
import { failures } from "../shared/examples";
import { createAttachmentReader } from "./createAttachmentReader";

const attachment = (id: string | null): ChatAttachment => ({
  ...{ id, name: "photo.png", type: "image/png", size: 3, base64: null, url: null },
});
const answering = () =>
  vi.fn<Client["chatAttachment"]>(async ({ name }) => ({
    ok: true,
    data: { name, content: new Blob(["png"]) },
  }));

test("a file is requested once, however often it comes into view", async () => {
  const chatAttachment = answering();
  const read = createAttachmentReader({ chatAttachment });
  const [one, other] = await Promise.all([read(attachment("f-1")), read(attachment("f-1"))]);
  expect(one).toBe(other);
  expect(chatAttachment).toHaveBeenCalledOnce();
});

test("a failed file is requested again", async () => {
  const chatAttachment = answering().mockResolvedValueOnce(failures.net);
  const read = createAttachmentReader({ chatAttachment });
  expect((await read(attachment("f-1"))).ok).toBe(false);
  expect((await read(attachment("f-1"))).ok).toBe(true);
});

test("at most thirty files are cached", async () => {
  const chatAttachment = answering();
  const read = createAttachmentReader({ chatAttachment });
  for (let at = 0; at <= 30; at += 1) await read(attachment(`f-${at}`));
  await read(attachment("f-30"));
  expect(chatAttachment).toHaveBeenCalledTimes(31);
  await read(attachment("f-0"));
  expect(chatAttachment).toHaveBeenCalledTimes(32);
});

describe("each fault of reading a file", () => {
  afterEach(() => void vi.useRealTimers());

  const status =
    (code: number, body = "") =>
    async () =>
      new Response(body, { status: code });
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
  const session = { token: () => "session-token", ended: () => {}, replacement: async () => null };
  const page = async () => new Response("<html>", { headers: { "Content-Type": "text/html" } });

  test.each<[string, typeof fetch, string | null]>([
    ["drop", () => Promise.reject(new TypeError("Failed to fetch")), "error.access"],
    ["timeout", never, "error.access"],
    ["401", status(401), null],
    ["408", status(408), null],
    ["403", status(403), "error.forbidden"],
    ["500", status(500), "error.general"],
    ["malformed", page, "error.general"],
  ])(
    "%s: nothing is saved, the reason is known, and the file is requested again [8]",
    async (_, fetch, key) => {
      vi.useFakeTimers();
      const asked = vi.fn(fetch);
      const read = createAttachmentReader(createClient({ baseUrl: "", fetch: asked, session }));
      for (const time of [1, 2]) {
        const outcome = read(attachment("f-1"));
        await vi.advanceTimersByTimeAsync(600_000);
        const answer = await outcome;
        expect(answer.ok).toBe(false);
        if (!answer.ok)
          expect(answer.problem === "sessionEnded" ? null : failureNotice(answer).key).toBe(key);
        expect(asked).toHaveBeenCalledTimes(time);
      }
    },
  );
});
