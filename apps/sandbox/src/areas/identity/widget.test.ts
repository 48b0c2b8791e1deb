import { expect, it } from "vitest";
import { describeOnPGlite } from "../../platform/testDatabases";
import { photo, widgetOf } from "../../testing/photos";
import { testBank } from "../../testing/testBank";
import { largestPhoto } from "./image";

/** How the official SDK (2.9.0) reads the widget's address from a token. */
function addressIn(token: string): unknown {
  const parts = token.replace("_act-sbx-jwt-", "").replace("-v2", "").split(".");
  for (const part of parts) {
    try {
      const value: unknown = JSON.parse(atob(part));
      if (typeof value === "object" && value !== null && "url" in value) return value.url;
    } catch {
      continue;
    }
  }
  return undefined;
}

describeOnPGlite("a widget token", (at) => {
  const bank = testBank(at, {
    addresses: {
      app: (url) => new URL(url).origin,
      widgetFor: (url) => new URL(url).origin.replace("bank", "widget"),
      appFor: (url) => new URL(url).origin,
      mailed: (url) => new URL(url).origin,
      mailedApp: (url) => new URL(url).origin,
    },
  });
  const widget = widgetOf(bank);
  const ready = async () => {
    const who = await bank.customer({ verified: false, twoFactor: false });
    const { accessToken: session } = await bank.signIn(who);
    return { who, session, token: await widget.token(session) };
  };

  it("is bare text and tells the SDK where the widget is [7-5]", async () => {
    const { session, token } = await ready();
    const response = await bank.send("verificationToken", {}, { token: session });
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=UTF-8");
    expect(token).toMatch(/^_act-sbx-jwt-[\w+/]+\.[\w+/]+\.[\w-]{43}-v2$/);
    expect(addressIn(token)).toBe("http://widget.test");
    expect(await widget.token(session)).not.toBe(token);
  });

  it("opens its own customer's verification, under an id that stays", async () => {
    const { who, session, token } = await ready();
    const { status, body } = await widget.state(token);
    expect([status, body]).toEqual([
      200,
      {
        applicantId: expect.stringMatching(/^[\da-f]{24}$/),
        status: "new",
        reason: null,
        comment: "",
        draft: null,
      },
    ]);
    expect((await widget.state(await widget.token(session))).body).toEqual(body);
    const { data } = await bank.call("userInfo", {}, { token: session });
    expect(data.data).toMatchObject({ sumsub_id: (body as { applicantId?: string }).applicantId });
    expect(JSON.stringify(body)).not.toContain(who.login);
  });

  it("opens nothing if a letter of it is changed, it has expired, or its session was ended", async () => {
    const { session, token } = await ready();
    const [head = "", payload = "", rest = ""] = token.split(".");
    const elsewhere = btoa(JSON.stringify({ url: "https://evil.example" })).replace(/={1,2}$/, "");
    for (const changed of [`${head}.${elsewhere}.${rest}`, `${token}x`, payload, "", session]) {
      expect(await widget.state(changed)).toMatchObject({ status: 401, body: { code: "invalid-token" } });
    }
    bank.later(599_999);
    expect((await widget.state(token)).status).toBe(200);
    bank.later(1);
    expect((await widget.state(token)).body.code).toBe("invalid-token");
    const again = await ready();
    await bank.call("logout", {}, { token: again.session });
    expect((await widget.state(again.token)).body.code).toBe("invalid-token");
  });

  it("is stored as a digest only", async () => {
    const { token } = await ready();
    const rows = await at.db.selectFrom("widget_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(-20));
  });
});

describeOnPGlite("submitting photos", (at) => {
  const bank = testBank(at, { verification: { pendingAfterMs: 1_000 } });
  const widget = widgetOf(bank);
  const ready = async () => {
    const who = await bank.customer({ verified: false, twoFactor: false });
    const { accessToken: session } = await bank.signIn(who);
    const token = await widget.token(session);
    const status = async () => (await bank.call("userInfo", {}, { token: session })).data.data?.sumsub_status;
    return { who, session, token, status };
  };
  const photosOf = (login: string) =>
    at.db
      .selectFrom("verification_photos")
      .innerJoin("verifications", "verifications.id", "verification_photos.verification_id")
      .innerJoin("logins", "logins.id", "verifications.login_id")
      .select(["part", "media_type", "bytes"])
      .where("logins.email", "=", login)
      .orderBy("part")
      .execute();

  it("sets the customer's status to in progress, a moment later [4-3]", async () => {
    const { session, token, status } = await ready();
    expect(await status()).toBeNull();
    const { body } = await widget.handIn(token);
    expect(body).toMatchObject({ status: "pending" });
    expect(await status()).toBeNull();
    bank.later(1_000);
    expect(await status()).toBe("in_progress");
    const { data } = await bank.call("accountInfo", {}, { token: session });
    expect(data.data?.user.sumsub_status).toBe("in_progress");
  });

  it("stores each photo byte for byte, with its type", async () => {
    const { who, token } = await ready();
    await widget.put(token, "front", photo.png);
    await widget.put(token, "back", photo.webp);
    await widget.put(token, "selfie", photo.jpeg);
    await widget.submit(token, "id_card");
    const kept = await photosOf(who.login);
    expect(kept.map(({ part, media_type: type }) => [part, type])).toEqual([
      ["back", "image/webp"],
      ["front", "image/png"],
      ["selfie", "image/jpeg"],
    ]);
    expect(kept.map(({ bytes }) => [...bytes])).toEqual(
      [photo.webp, photo.png, photo.jpeg].map((bytes) => [...bytes]),
    );
  });

  it("replaces an earlier photo, and keeps none the document does not need", async () => {
    const { who, token } = await ready();
    await widget.put(token, "front", photo.png);
    await widget.put(token, "front", photo.webp);
    await widget.put(token, "back");
    await widget.put(token, "selfie");
    await widget.submit(token, "passport");
    expect((await photosOf(who.login)).map(({ part, media_type: type }) => [part, type])).toEqual([
      ["front", "image/webp"],
      ["selfie", "image/jpeg"],
    ]);
  });

  it("goes on with the photos sent so far, which only their owner sees", async () => {
    const [{ token, session }, stranger] = [await ready(), await ready()];
    const draft = async (of = token) => (await widget.state(of)).body;
    await widget.put(token, "front", photo.png, "id_card");
    await widget.put(token, "selfie", photo.jpeg, "id_card");
    expect(await draft(await widget.token(session))).toMatchObject({
      status: "new",
      draft: { document: "id_card", parts: expect.arrayContaining(["front", "selfie"]) },
    });
    const shown = await widget.photo(token, "front");
    expect(shown.headers.get("Content-Type")).toBe("image/png");
    expect([...new Uint8Array(await shown.arrayBuffer())]).toEqual([...photo.png]);
    expect((await widget.photo(stranger.token, "front")).status).toBe(404);
    expect((await widget.photo("none", "front")).status).toBe(401);
    expect(await draft(stranger.token)).toMatchObject({ draft: null });

    await widget.put(token, "front", photo.webp, "passport");
    await widget.put(token, "front", photo.webp, "id_card");
    expect((await widget.photo(token, "back")).status).toBe(404);
    await widget.put(token, "front");
    await widget.submit(token);
    expect(await draft()).toMatchObject({ status: "pending", draft: null });
    expect((await widget.photo(token, "front")).status).toBe(404);
  });

  it("requires every photo of the document", async () => {
    const { token, status } = await ready();
    expect((await widget.submit(token)).body.code).toBe("incomplete");
    for (const part of ["front", "selfie"]) await widget.put(token, part);
    expect(await widget.submit(token, "id_card")).toMatchObject({
      status: 409,
      body: { code: "incomplete" },
    });
    bank.later(5_000);
    expect(await status()).toBeNull();
  });

  it("refuses what is no image, too large, or for an unknown part", async () => {
    const { who, token } = await ready();
    const pdf = Uint8Array.from("%PDF-1.7 pretending", (letter) => letter.charCodeAt(0));
    expect(await widget.put(token, "front", pdf)).toMatchObject({
      status: 415,
      body: { code: "not-an-image" },
    });
    const large = new Uint8Array(largestPhoto + 1);
    large.set(photo.jpeg);
    expect(await widget.put(token, "front", large)).toMatchObject({
      status: 413,
      body: { code: "too-large" },
    });
    const huge = new Uint8Array(largestPhoto + 100_000);
    expect((await widget.put(token, "front", huge)).body.code).toBe("too-large");
    expect((await widget.put(token, "passport_scan")).status).toBe(400);
    expect((await widget.submit(token, "drivers_licence")).body.code).toBe("bad-request");
    expect(await photosOf(who.login)).toEqual([]);
  });

  it("accepts a photo of exactly the largest size", async () => {
    const { token } = await ready();
    const large = new Uint8Array(largestPhoto);
    large.set(photo.png);
    expect((await widget.put(token, "front", large)).status).toBe(200);
  });

  it("accepts forty photos per submission and no more", async () => {
    const { token } = await ready();
    for (let count = 0; count < 40; count += 1) await widget.put(token, "front");
    expect(await widget.put(token, "selfie")).toMatchObject({ status: 429, body: { code: "too-many" } });
  });

  it("is done once, however often it is requested", async () => {
    const { token } = await ready();
    for (const part of ["front", "selfie"]) await widget.put(token, part);
    const answers = await Promise.all([widget.submit(token), widget.submit(token), widget.submit(token)]);
    expect(answers.map(({ body }) => body.status)).toEqual(["pending", "pending", "pending"]);
    const records = await at.db
      .selectFrom("audit_log")
      .select("login_id")
      .where("action", "=", "verification.submitted")
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    expect(records[0]?.login_id).not.toBe(records[1]?.login_id);
  });

  it("is refused after a submission, and for somebody verified", async () => {
    const { token } = await ready();
    await widget.handIn(token);
    expect(await widget.put(token, "front")).toMatchObject({ status: 409, body: { code: "not-open" } });
    const verified = await bank.customer({ verified: true, twoFactor: false });
    const other = await widget.token((await bank.signIn(verified)).accessToken);
    expect((await widget.state(other)).body.status).toBe("approved");
    expect((await widget.put(other, "front")).body.code).toBe("not-open");
    expect((await widget.submit(other)).body.code).toBe("not-open");
  });

  it("sends answers that are never cached, framed or executed", async () => {
    const { headers } = await widget.state("none");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });
});
