import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { localPubSub, type PubSub } from "../../pubsub";
import { postgresPubSub } from "../../pubsub/postgresPubSub";
import { describeOnDatabases } from "../../platform/testDatabases";
import { chatters, listenTo } from "../../testing/chatters";
import { testBank } from "../../testing/testBank";
import { findCaller } from "../../http/caller";
import { stream } from "./stream";
import { addMessage } from "./thread";

describeOnDatabases("the live stream of a chat", (at) => {
  const bank = testBank(at);
  const { chatter, operator } = chatters(bank);

  async function listener(token: string) {
    const live = await listenTo(bank.app, token);
    onTestFinished(live.close);
    return live;
  }

  it("sends messages of support at once, with thread and files [7-27]", async () => {
    const { id, token, post } = await chatter();
    const { data } = await post("Labdien!");
    const live = await listener(token);
    expect(live.response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(live.response.headers.get("Cache-Control")).toBe("no-store");
    const note = { name: "note.txt", base64: btoa("Sveiki") };
    await operator(`/chats/${id}/messages`, { text: "Sveiki!\n\ndata: x", attachments: [note] });
    expect(await live.message()).toMatchObject({
      root_id: data.root_id,
      message: "Sveiki!\n\ndata: x",
      from: "support",
      number: 3,
      attachments: [{ name: "note.txt", type: "text/plain", size: 6 }],
    });
  });

  it("sends everything once and in order to all devices of the customer, and nothing to others", async () => {
    const [one, other] = [await chatter(), await chatter()];
    const streams = [await listener(one.token), await listener(one.token), await listener(other.token)];
    await Promise.all(Array.from({ length: 30 }, (_, nth) => one.post(`${nth}`)));
    for (const live of streams.slice(0, 2)) {
      const numbers: unknown[] = [];
      while (numbers.length < 30) numbers.push((await live.message())?.["number"]);
      expect(numbers).toEqual(Array.from({ length: 30 }, (_, nth) => nth + 2));
    }
    await other.post("Tikai mana");
    expect(await streams[2]?.message()).toMatchObject({ message: "Tikai mana" });
  });

  it("leaves no gap if the history is loaded after it has opened", async () => {
    const { id, token, post, history } = await chatter();
    await post("Pirms");
    const live = await listener(token);
    await operator(`/chats/${id}/messages`, { text: "Starp" });
    const { data } = await history();
    await operator(`/chats/${id}/messages`, { text: "Pēc" });
    expect(data.messages?.[0]?.text).toBe("Starp");
    expect([await live.message(), await live.message()]).toMatchObject([
      { message: "Starp", id: data.messages?.[0]?.id },
      { message: "Pēc" },
    ]);
  });

  it("leaves messages for a slow reader in the database, however many", async () => {
    const { token, id, post } = await chatter();
    await post("Labdien!");
    const live = await listener(token);
    for (let nth = 0; nth < 55; nth += 1) await operator(`/chats/${id}/messages`, { text: `${nth}` });
    const texts: unknown[] = [];
    while (texts.length < 55) texts.push((await live.message())?.["message"]);
    expect(texts).toEqual(Array.from({ length: 55 }, (_, nth) => `${nth}`));
  });

  it("ends when the customer signs out, before it sends anything more [8]", async () => {
    const { id, token, post } = await chatter();
    await post("Labdien!");
    const live = await listener(token);
    await bank.call("logout", {}, { token });
    await operator(`/chats/${id}/messages`, { text: "Noslēpums" });
    expect(await live.message()).toBeUndefined();
  });

  type Ended = Awaited<ReturnType<typeof chatter>> & { session: Awaited<ReturnType<typeof bank.signIn>> };
  const ends: Record<string, (ended: Ended) => Promise<unknown>> = {
    "signing out": ({ session }) => bank.call("logout", {}, { token: session.accessToken }),
    "another device": async ({ who, token }) => {
      await bank.stepUp(who, token, "sessionRevoke");
      return bank.call("sessionRevoke", {}, { token });
    },
    "a new password": async ({ who, token }) => {
      await bank.stepUp(who, token, "passwordChange");
      return bank.call("passwordChange", { password: "Zils ezis dzied 7" }, { token });
    },
    "a reset of the password": async ({ who }) => {
      await bank.call("reset", { email: who.login });
      const code = await bank.sentCode(who);
      return bank.call("resetConfirm", { email: who.login, code, password: "Zils ezis dzied 7" });
    },
    "two-factor turned off": async ({ who, token }) => {
      await bank.stepUp(who, token, "twoFactorUpdate");
      return bank.call("twoFactorUpdate", { enable: false, code: await bank.code(who) }, { token });
    },
    "a report of a sign-in": async ({ token }) => {
      const { data } = await bank.call("signInList", {}, { token });
      return bank.call("signInDisown", { id: data.data?.[0]?.id ?? "" }, { token });
    },
    "a stolen refresh token": async ({ session: { refreshToken } }) => {
      const { data } = await bank.call("refresh", { refreshToken });
      await bank.call("refresh", { refreshToken: data.refreshToken ?? "" });
      return bank.call("refresh", { refreshToken });
    },
    "twenty others": async ({ who: { login, password } }) => {
      const without = { two_factor: false, totp_secret: null };
      await at.db.updateTable("logins").set(without).where("email", "=", login).execute();
      bank.later(1_000);
      for (let nth = 0; nth < 20; nth += 1) await bank.call("login", { login, password });
    },
    "the operator": ({ id }) => operator(`/customers/${id}/end-sessions`, { reason: "They asked us to." }),
    "a block": ({ id }) => operator(`/customers/${id}/block`, { reason: "They asked us to." }),
  };

  it.each(Object.entries(ends))("ends at once with a session ended by %s [8]", async (_, end) => {
    const customer = await chatter();
    const session = await bank.signIn(customer.who);
    const live = await listener(session.accessToken);
    await end({ ...customer, session });
    expect(await Promise.race([live.message(), wait(3_000, "still open")])).toBeUndefined();
  });

  it("ends with the session, and continues if it is extended [4]", async () => {
    const who = await bank.customer();
    const [short, long] = [await bank.signIn(who), await bank.signIn(who)];
    const [shortStream, longStream] = [await listener(short.accessToken), await listener(long.accessToken)];
    bank.later(9 * 60_000);
    await bank.call("refresh", { refreshToken: long.refreshToken });
    bank.later(5 * 60_000);
    const { data } = await bank.call("login", {
      login: who.login,
      password: who.password,
      code: await bank.code(who),
    });
    const token = data.accessToken ?? "";
    const id = (await bank.call("userInfo", {}, { token })).data.data?.id ?? "";
    await operator(`/chats/${id}/messages`, { text: "Labdien!" });
    expect(await shortStream.message()).toBeUndefined();
    expect(await longStream.message()).toMatchObject({ message: "Labdien!" });
  });

  it("is limited to four per customer: one more ends their oldest", async () => {
    const [one, other] = [await chatter(), await chatter()];
    const theirs = await listener(other.token);
    const streams = [];
    for (let nth = 0; nth < 5; nth += 1) streams.push(await listener(one.token));
    expect(await streams[0]?.message()).toBeUndefined();
    await one.post("Labdien!");
    expect(await streams[1]?.message()).toMatchObject({ message: "Labdien!" });
    await other.post("Sveiki!");
    expect(await theirs.message()).toMatchObject({ message: "Sveiki!" });
  });

  it("is disconnected by the operator, and a new one opens at once", async () => {
    const [one, other] = [await chatter(), await chatter()];
    const [live, theirs] = [await listener(one.token), await listener(other.token)];
    expect((await operator("/chats/streams/cut", { loginId: one.id })).status).toBe(200);
    expect(await live.message()).toBeUndefined();
    const again = await listener(one.token);
    for (const { post } of [one, other]) await post("Labdien!");
    for (const heard of [again, theirs]) expect(await heard.message()).toMatchObject({ message: "Labdien!" });
  });

  it("sends heartbeats, and finds messages it was not notified of", async () => {
    const { id, token, who } = await chatter();
    const { db, clock, random } = bank.parts();
    const caller = await findCaller(db, token, clock.now());
    if (!caller) throw new Error("The token is good.");
    const { content } = await stream({ db, clock, pubsub: localPubSub() }, 1)({ caller });
    const reader = content.getReader();
    onTestFinished(() => reader.cancel());
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    for (let beat = 0; beat < 3; beat += 1) expect(await next()).toBe(":\n\n");
    const owner = { id, email: who.login, first_name: "", last_name: "" };
    const message = {
      id: crypto.randomUUID(),
      sender: "support",
      senderName: "A",
      text: "Sveiki!",
      files: [],
    } as const;
    await addMessage(db, { owner, message, random, now: clock.now() });
    let told: string | undefined;
    do told = await next();
    while (told === ":\n\n");
    expect(told).toContain('"message":"Sveiki!"');
  });

  it("unsubscribes when its reader has gone", async () => {
    const pubsub = localPubSub();
    const leave = vi.fn();
    const counted: PubSub = {
      ...pubsub,
      subscribe: (key, listener) => {
        const unsubscribe = pubsub.subscribe(key, listener);
        return () => (leave(), unsubscribe());
      },
    };
    const counting = testBank(at, { pubsub: counted });
    const { token } = await chatters(counting).chatter();
    const opened = await listenTo(counting.app, token);
    await opened.close();
    expect(leave).toHaveBeenCalledTimes(2);
    expect(counting.defects).toEqual([]);
  });

  if (at.kind === "pglite") return;

  it("reaches a customer connected to another process on the same database", async () => {
    const url = at.url ?? "";
    const servers = [
      postgresPubSub({ db: at.db, url }, () => undefined),
      postgresPubSub({ db: at.db, url }, () => undefined),
    ];
    onTestFinished(async () => void (await Promise.all(servers.map((pubsub) => pubsub.close()))));
    await Promise.all(servers.map((pubsub) => pubsub.ready));
    const [here, there] = servers.map((pubsub) => testBank(at, { pubsub }));
    if (!here || !there) throw new Error("There are two banks.");
    const customer = await chatters(here).chatter();
    const live = await listenTo(there.app, customer.token);
    onTestFinished(live.close);
    await customer.post("Vai dzirdat?");
    expect(await live.message()).toMatchObject({ message: "Vai dzirdat?", from: "customer" });
    await chatters(there).operator(`/chats/${customer.id}/messages`, { text: "Dzirdam!" });
    expect(await live.message()).toMatchObject({ message: "Dzirdam!", from: "support" });
  });
});
