import { expect, test, vi } from "vitest";
import type { ChatAttachment, Client } from "@amberline/api/client";
import { failures } from "../shared";
import { createAttachmentReader } from "./createAttachmentReader";

const attachment = (id: string | null): ChatAttachment => ({
  ...{ id, name: "photo.png", type: "image/png", size: 3, base64: null },
});
const answering = () =>
  vi.fn<Client["chatAttachment"]>(async ({ name }) => ({
    ok: true,
    data: { name, content: new Blob(["png"]) },
  }));

test("a file is asked for once, however often it comes into view", async () => {
  const chatAttachment = answering();
  const read = createAttachmentReader({ chatAttachment });
  const [one, other] = await Promise.all([read(attachment("f-1")), read(attachment("f-1"))]);
  expect(one).toBe(other);
  expect(chatAttachment).toHaveBeenCalledOnce();
});

test("a file that could not be had is asked for again", async () => {
  const chatAttachment = answering().mockResolvedValueOnce(failures.net);
  const read = createAttachmentReader({ chatAttachment });
  expect((await read(attachment("f-1"))).ok).toBe(false);
  expect((await read(attachment("f-1"))).ok).toBe(true);
});

test("no more files are kept than thirty", async () => {
  const chatAttachment = answering();
  const read = createAttachmentReader({ chatAttachment });
  for (let at = 0; at <= 30; at += 1) await read(attachment(`f-${at}`));
  await read(attachment("f-30"));
  expect(chatAttachment).toHaveBeenCalledTimes(31);
  await read(attachment("f-0"));
  expect(chatAttachment).toHaveBeenCalledTimes(32);
});
