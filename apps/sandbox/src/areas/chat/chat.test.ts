import { type OperatorChat, type OperatorMessage } from "@amberline/api/operator";
import { chatFileLimit, largestChatFiles, longestChatText } from "@amberline/domain/chat";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnDatabases, describeOnPGlite } from "../../platform/testDatabases";
import { chatters } from "../../testing/chatters";
import { inBase64 } from "../../testing/companies";
import { testBank } from "../../testing/testBank";
import { attachmentQuota } from "./post";

const png = "\x89PNG\r\n\x1a\n";
const picture = (name = "photo.png", bytes = png) => ({ name, base64: inBase64(bytes) });

describeOnPGlite("a customer's chat", (at) => {
  const bank = testBank(at);
  const { chatter, operator } = chatters(bank);

  it("starts with the first message, after an opening one with their e-mail and id [4-25]", async () => {
    const { who, id, post, history } = await chatter();
    expect((await history()).data).toEqual({ messages: [], root_id: null, next: null });
    const { data } = await post("Labdien!");
    const whole = (await history()).data;
    expect(whole.root_id).toBe(data.root_id);
    expect(whole.messages?.map(({ text }) => text)).toEqual(["Labdien!", `${who.login} ${id}`]);
    expect(whole.messages?.at(-1)).toMatchObject({ id: data.root_id, number: 1, user_id: id });
    expect(whole.messages?.[0]).toEqual(data.message);
  });

  it("starts with the opening the app sends too, and has no other [4-25]", async () => {
    const { who, id, post, history } = await chatter();
    const opening = `${who.login} ${id}`;
    const opened = await post(opening);
    const again = await post(opening);
    expect(opened.data).toEqual({
      message_id: again.data.root_id,
      root_id: again.data.root_id,
      message: null,
    });
    const root_id = opened.data.root_id ?? "";
    await post("Labdien!", { root_id });
    await post(opening, { root_id });
    const texts = (await history()).data.messages?.map(({ text }) => text);
    expect(texts).toEqual([opening, "Labdien!", opening]);
  });

  it("accepts a message id somebody else used, and reveals nothing of theirs", async () => {
    const [one, other] = [await chatter(), await chatter()];
    const message_id = crypto.randomUUID();
    await one.post("Noslēpums", { message_id });
    const { data } = await other.post("Labdien", { message_id });
    expect(data.message?.text).toBe("Labdien");
  });

  it("keeps what was typed, without invisible characters", async () => {
    const { post } = await chatter();
    const { data } = await post("  Pirmā\r\nOtrā\t\u0007<b>x</b>  ");
    expect(data.message?.text).toBe("Pirmā\nOtrā\t<b>x</b>");
  });

  it("refuses an empty message, one too long, and more than sixty a minute", async () => {
    const { post } = await chatter();
    for (const nothing of ["", " \n\u0007 "])
      expect(await post(nothing)).toMatchObject({ status: 200, err: "Write something or attach a file." });
    expect((await post("a".repeat(longestChatText))).status).toBe(200);
    expect((await post("a".repeat(longestChatText + 1))).err).toContain("4000");
    for (let nth = 4; nth < 60; nth += 1) await post("b");
    expect((await post("c")).err).toBe("Too many messages were sent. Try again in a minute.");
    bank.later(60_000);
    expect((await post("c")).err).toBeUndefined();
  });

  it.each([
    ["page.html", "<script>alert(1)</script>"],
    ["drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
    ["photo.png", "<svg onload=alert(1)>"],
    ["photo.png.html", png],
    ["tool.exe", "MZ"],
    ["paper.pdf", "PK\x03\x04"],
    ["", png],
  ])("refuses %j, which is executable or not what its name says", async (name, bytes) => {
    const { post, history } = await chatter();
    const { err } = await post("x", { attachments: [{ name: name || " ", base64: inBase64(bytes) }] });
    expect(err).toContain("can't be sent");
    expect((await history()).data.messages).toEqual([]);
  });

  it("accepts ten files and not eleven, and refuses empty, broken and too large ones [5]", async () => {
    const { post } = await chatter();
    const ten = Array.from({ length: chatFileLimit }, (_, nth) => picture(`${nth}.png`));
    const { data } = await post("", { attachments: ten });
    expect(data.message?.attachments?.map(({ name }) => name)).toEqual(ten.map(({ name }) => name));
    expect((await post("", { attachments: [...ten, picture()] })).err).toBe(
      "A message may have up to 10 files.",
    );
    expect((await post("", { attachments: [picture("a.png", "")] })).err).toBe("The file a.png is empty.");
    expect((await post("", { attachments: [{ name: "a.png", base64: "?" }] })).status).toBe(400);
    const large = png.padEnd(largestChatFiles + 1, "x");
    expect((await post("", { attachments: [picture("a.png", large)] })).err).toContain("10 MB");
  });

  it("refuses files above a quota of a hundred million bytes, but never text", async () => {
    const { post } = await chatter();
    const { data } = await post("", { attachments: [picture()] });
    await sql`insert into chat_attachments (id, thread_id, number, place, name, media_type, bytes)
      select gen_random_uuid(), ${data.root_id}, 2, place, 'a.png', 'image/png',
        convert_to(repeat('x', ${sql.lit(largestChatFiles)}), 'UTF8')
      from generate_series(1, ${sql.lit(attachmentQuota / largestChatFiles - 1)}) as place`.execute(at.db);
    const large = png.padEnd(largestChatFiles, "x");
    expect((await post("", { attachments: [picture("a.png", large)] })).err).toContain("100 MB");
    expect((await post("Kāpēc?")).err).toBeUndefined();
  }, 60_000);

  it("serves a file as a download, under a tidy name, never as a page [2.16-3]", async () => {
    const { token, post } = await chatter();
    const hostile = '../../"><img src=x>\r\nX: y\u202Egnp.png';
    const { data } = await post("", { attachments: [picture(hostile), picture("čeks.png")] });
    const [first, second] = data.message?.attachments ?? [];
    expect(first).toMatchObject({ name: "img src=xX ygnp.png", type: "image/png", size: png.length });
    const get = (id: string) => bank.send("bridgeAttachment", { attachment_id: id }, { token });
    const response = await get(second?.id ?? "");
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({ "content-type": "image/png", "x-content-type-options": "nosniff" });
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="ceks.png"; filename*=UTF-8''%C4%8Deks.png`,
    );
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).toBe(png);
  });

  it("is inaccessible to others: its thread, its files and messages in another's name [6]", async () => {
    const [one, other] = [await chatter(), await chatter()];
    const { data } = await one.post("", { attachments: [picture()] });
    const root_id = data.root_id ?? "";
    for (const asked of [
      { root_id },
      { root_id: crypto.randomUUID() },
      { root_id: "x" },
      { chat_id: "other" },
    ]) {
      expect((await other.history(asked)).status).toBe(403);
      expect((await other.post("x", asked)).status).toBe(403);
    }
    expect((await other.post("x", { user_id: one.id })).status).toBe(403);
    for (const attachment_id of [data.message?.attachments?.[0]?.id ?? "", crypto.randomUUID(), "x"]) {
      const { token } = other;
      expect((await bank.send("bridgeAttachment", { attachment_id }, { token })).status).toBe(403);
    }
    expect((await other.history()).data.messages).toEqual([]);
  });

  it("tells how many messages of support are unread, until they are read on any device", async () => {
    const { id, token, post, history } = await chatter();
    const unread = async () => (await bank.call("userInfo", {}, { token })).data.data?.unread_messages;
    const read = (number: number) =>
      bank.call("bridgeRead", { chat_id: "support", root_id: "", number }, { token });
    await read(9);
    await post("Labdien!");
    expect(await unread()).toBe(0);
    for (const text of ["Sveiki!", "Kā varu palīdzēt?"]) await operator(`/chats/${id}/messages`, { text });
    await history();
    expect(await unread()).toBe(2);
    await read(3);
    expect(await unread()).toBe(1);
    await read(99);
    await read(1);
    expect(await unread()).toBe(0);
    await operator(`/chats/${id}/messages`, { text: "Vai tas ir viss?" });
    expect(await unread()).toBe(1);
  });

  it("may be started by the bank", async () => {
    const { id, history } = await chatter();
    await operator(`/chats/${id}/messages`, { text: "Labdien!" });
    expect((await history()).data.messages?.map(({ from }) => from)).toEqual(["support", "customer"]);
  });

  it("tells the operator which replies are refused, and which customers do not exist", async () => {
    const { id } = await chatter();
    const said = await operator(`/chats/${id}/messages`, { text: "" });
    expect(said).toMatchObject({ status: 409, body: { err: "Write something or attach a file." } });
    const nobody = crypto.randomUUID();
    expect((await operator(`/chats/${nobody}/messages`, { text: "x" })).status).toBe(404);
    for (const path of [`/chats/${nobody}`, "/chats/x", `/chats/attachments/${nobody}`]) {
      expect((await operator(path)).status).toBe(404);
    }
    expect((await operator(`/chats/${nobody}/read`, { number: 1 })).status).toBe(404);
  });
});

describeOnDatabases("a customer's chat, as stored", (at) => {
  const bank = testBank(at);
  const { chatter, operator } = chatters(bank);

  it("is one thread, however many first messages are sent at once [4-25]", async () => {
    const { id, post, history } = await chatter();
    const texts = Array.from({ length: 6 }, (_, nth) => `${nth}`);
    const sent = await Promise.all(texts.map((text) => post(text)));
    expect(new Set(sent.map(({ data }) => data.root_id)).size).toBe(1);
    const { data } = await history();
    expect(data.messages?.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(
      data.messages
        ?.slice(0, 6)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(texts);
    const threads = at.db.selectFrom("chat_threads").select("id").where("login_id", "=", id);
    expect(await threads.execute()).toHaveLength(1);
  });

  it("stores a repeated message once, even if sent concurrently", async () => {
    const { post, history } = await chatter();
    const message_id = crypto.randomUUID();
    const file = { attachments: [picture()], message_id };
    const sent = await Promise.all([post("Čeks", file), post("Čeks", file), post("Čeks", file)]);
    const again = await post("Čeks", { ...file, message_id: message_id.toUpperCase() });
    for (const { data } of [...sent, again]) {
      expect(data.message).toEqual(sent[0]?.data.message);
      expect(data.message_id).toBe(message_id);
    }
    expect((await history()).data.messages).toHaveLength(2);
    const kept = at.db.selectFrom("chat_attachments").select("id").where("name", "=", "photo.png");
    const root = sent[0]?.data.root_id ?? "";
    expect(await kept.where("thread_id", "=", root).execute()).toHaveLength(1);
  });

  it("is read page by page, and after a gap from the last message held", async () => {
    const { post, history } = await chatter();
    for (let nth = 1; nth <= 7; nth += 1) await post(`${nth}`);
    const read: (string | null | undefined)[] = [];
    for (let before: number | undefined; ;) {
      const { data } = await history({ limit: 3, before });
      read.push(...(data.messages ?? []).map(({ text }) => text));
      if (data.next === null || data.next === undefined) break;
      before = data.next;
    }
    expect(read.slice(0, 7)).toEqual(["7", "6", "5", "4", "3", "2", "1"]);
    expect(read).toHaveLength(8);
    const gap = await history({ after: 6, limit: 1 });
    expect(gap.data.messages?.map(({ text }) => text)).toEqual(["7"]);
    expect(gap.data.next).toBe(8);
    const rest = await history({ after: 6, before: 8 });
    expect(rest.data).toMatchObject({ messages: [{ text: "6" }], next: null });
  });

  it("is answered by the bank, whose inbox counts unread messages", async () => {
    const { who, id, post, history } = await chatter();
    await post("Kur ir mana karte, ķirsi?");
    await post("Vai esat tur?");
    const inbox = await operator<{ chats: OperatorChat[]; unread: number }>("/chats?search=ķirsi");
    expect(inbox.body.chats).toEqual([
      expect.objectContaining({ loginId: id, email: who.login, unread: 2, lastText: "Vai esat tur?" }),
    ]);
    const reply = {
      messageId: crypto.randomUUID(),
      text: "Labdien!",
      attachments: [picture()],
      name: "Kristīne",
    };
    for (let time = 0; time < 2; time += 1) {
      const { body } = await operator<OperatorMessage>(`/chats/${id}/messages`, reply);
      expect(body).toMatchObject({
        id: reply.messageId,
        number: 4,
        sender: "support",
        senderName: "Kristīne",
      });
    }
    const { data } = await history();
    expect(data.messages?.[0]).toMatchObject({
      ...{ from: "support", user_id: "support", user_name: "Kristīne", text: "Labdien!" },
      attachments: [{ name: "photo.png" }],
    });
    const thread = await operator<{ messages: OperatorMessage[]; chat: OperatorChat }>(`/chats/${id}`);
    expect(thread.body.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(thread.body.chat.unread).toBe(2);
    expect((await operator(`/chats/${id}/read`, { number: 3 })).status).toBe(200);
    await operator(`/chats/${id}/read`, { number: 2 });
    const after = await operator<{ chat: OperatorChat }>(`/chats/${id}?after=3`);
    expect(after.body).toMatchObject({ chat: { unread: 0 }, messages: [{ number: 4 }], next: null });
    const [file] = thread.body.messages[3]?.attachments ?? [];
    const { response } = await operator(`/chats/attachments/${file?.id}`);
    expect(response.headers.get("Content-Disposition")).toContain("attachment");
  });
});
