import { dayMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { describeOnPGlite } from "../../platform/testDatabases";
import { widgetOf } from "../../testing/photos";
import { testBank } from "../../testing/testBank";

describeOnPGlite("a verification link", (at) => {
  const bank = testBank(at);
  const widget = widgetOf(bank);
  const company = async (verified = false) => {
    const who = await bank.customer({ kind: "corporate", name: "SIA Jūras Vējš", verified });
    const { accessToken: token } = await bank.signIn(who);
    const { data } = await bank.call("userInfo", {}, { token });
    const id = data.data?.id ?? "";
    const send = (external_id: string, language?: string) =>
      bank.call("verificationLink", { external_id }, { token, language });
    const mail = async () => (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    const link = async () => /#([\w-]{43})\b/.exec((await mail()).at(-1)?.body ?? "")?.[1] ?? "";
    return { who, token, id, send, mail, link };
  };

  it("is mailed to a member of one's own company, in the member's language [4-5]", async () => {
    const { id, who, send, mail } = await company();
    await at.db.updateTable("logins").set({ language: "lv" }).where("email", "=", who.login).execute();
    const { data } = await send(id);
    expect(data).toEqual({ res: "The link has been sent." });
    const [sent] = await mail();
    expect(sent?.subject).toBe("Verificējiet savu identitāti bankā Amberline");
    expect(sent?.body).toMatch(
      /^Labdien!\n\nSIA Jūras Vējš lūdz .* http:\/\/bank\.test\/websdk\/link\.html#[\w-]{43}\. Saite/,
    );
  });

  it("is sent to nobody else, and does not reveal who exists", async () => {
    const { token, send, mail } = await company();
    const stranger = await company();
    const answers = [
      await send(stranger.id),
      await send(crypto.randomUUID()),
      await send("1 or 1=1"),
      await send(stranger.who.accountId),
    ];
    for (const { status, text } of answers) {
      expect([status, text]).toEqual([200, '{"err":"There is no such member."}']);
    }
    expect(await mail()).toEqual([]);
    expect(await stranger.mail()).toEqual([]);
    const person = await bank.customer({ verified: false, twoFactor: false });
    const { accessToken } = await bank.signIn(person);
    const { data } = await bank.call("userInfo", {}, { token: accessToken });
    const own = await bank.call(
      "verificationLink",
      { external_id: data.data?.id ?? "" },
      { token: accessToken },
    );
    expect(own.err).toBe("There is no such member.");
    expect((await bank.call("multilogin", {}, { token })).status).toBe(200);
  });

  it("is not sent to somebody verified, nor twice within seconds, nor six times an hour", async () => {
    const verified = await company(true);
    expect((await verified.send(verified.id)).err).toBe("This member is already verified.");
    const { id, send } = await company();
    for (let count = 0; count < 5; count += 1) {
      expect((await send(id)).data.res).toBe("The link has been sent.");
      expect((await send(id)).err).toBe("A link was sent a moment ago. Try again later.");
      bank.later(30_000);
    }
    expect((await send(id)).err).toBe("A link was sent a moment ago. Try again later.");
  });

  it("opens the widget without signing in, until photos have been submitted with it", async () => {
    const { id, send, link } = await company();
    await send(id);
    const text = await link();
    const first = await widget.link(text);
    expect(first.status).toBe(200);
    const second = await widget.link(text);
    const token = second.body.token ?? "";
    expect((await widget.state(token)).body.status).toBe("new");
    await widget.put(token, "front");
    expect((await widget.state(token)).body).toMatchObject({ draft: null });
    expect((await widget.photo(token, "front")).status).toBe(404);
    expect((await widget.handIn(token)).body.status).toBe("pending");
    expect((await widget.state(token)).body.status).toBe("pending");
    expect(await widget.link(text)).toMatchObject({ status: 410, body: { code: "link-over" } });
  });

  it("is valid for seven days, and not after a newer one is sent", async () => {
    const { id, send, link } = await company();
    await send(id);
    const old = await link();
    bank.later(30_000);
    await send(id);
    const text = await link();
    expect((await widget.link(old)).body.code).toBe("link-over");
    bank.later(7 * dayMs - 1);
    expect((await widget.link(text)).status).toBe(200);
    bank.later(1);
    expect((await widget.link(text)).body.code).toBe("link-over");
  });

  it("can neither be guessed nor read in the database", async () => {
    const { id, send, link } = await company();
    await send(id);
    const rows = await at.db.selectFrom("verification_links").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(await link());
    for (const guess of ["", "x", "A".repeat(43), "A".repeat(201)]) {
      expect((await widget.link(guess)).status).toBeGreaterThanOrEqual(400);
    }
  });
});
