import { OPERATOR_PATH, photoAddress } from "@amberline/api/operator";
import { expect, it } from "vitest";
import { describeOnPGlite } from "../platform/testDatabases";
import { photo, widgetOf } from "../testing/photos";
import { testBank } from "../testing/testBank";

describeOnPGlite("verifications in the operator application", (at) => {
  const bank = testBank(at);
  const widget = widgetOf(bank);
  const api = async (path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await bank.operate(`/verifications${path}`, sent);
    return { status: response.status, body: await response.json() };
  };
  const unverified = async (name = "Laura Vanaga") => {
    const who = await bank.customer({ verified: false, twoFactor: false, name });
    const { accessToken: token } = await bank.signIn(who);
    const status = async () => (await bank.call("userInfo", {}, { token })).data.data?.sumsub_status;
    return { ...who, token, status };
  };

  it("submit photos and decide for a test, and report a second attempt", async () => {
    const { login, status } = await unverified();
    expect((await api("/decide", { login, decision: "approve" })).status).toBe(404);
    const { body } = await api("/submit", { login, document: "id_card" });
    expect(body).toMatchObject({ email: login, state: "submitted", parts: ["back", "front", "selfie"] });
    expect(await status()).toBe("in_progress");
    const approve = { login, decision: "approve" };
    expect(await api("/decide", approve)).toEqual({
      status: 200,
      body: { id: body.id, state: "approved", changed: true },
    });
    expect(await api("/decide", approve)).toEqual({
      status: 200,
      body: { id: body.id, state: "approved", changed: false },
    });
    expect(await api("/decide", { login, decision: "final" })).toEqual({
      status: 409,
      body: { err: "already_decided", state: "approved" },
    });
    expect(await status()).toBe("verify");
    expect((await api("/submit", { login })).status).toBe(409);
  });

  it("are rejected with a reason and a comment for the customer", async () => {
    const { login, token, status } = await unverified();
    await api("/submit", { login });
    const rejection = { login, decision: "retry", reason: "document_expired", comment: "Valid to 2024." };
    await api("/decide", rejection);
    expect(await status()).toBe("reject");
    expect((await widget.state(await widget.token(token))).body).toMatchObject({
      status: "retry",
      reason: "document_expired",
      comment: "Valid to 2024.",
    });
    const { body } = await api(`?login=${encodeURIComponent(login)}`);
    expect(body.verifications).toMatchObject([{ state: "retry", reason: "document_expired" }]);
  });

  it("refuse invalid requests", async () => {
    const { login } = await unverified();
    for (const [path, body] of [
      ["/decide", { login, decision: "burn" }],
      ["/decide", { login, decision: "retry", reason: "no reason" }],
      ["/submit", { document: "passport" }],
      ["/submit", { login, document: "library_card" }],
      ["/review", { automatic: "perhaps" }],
    ] as const) {
      expect((await api(path, body)).status, path).toBe(400);
    }
    for (const path of ["/submit", "/end_tokens"]) {
      expect((await api(path, { login: "nobody@amberline.example" })).status).toBe(404);
    }
  });

  it("end a customer's widget tokens", async () => {
    const { login, token } = await unverified();
    const widgetToken = await widget.token(token);
    await api("/end_tokens", { login });
    expect((await widget.state(widgetToken)).status).toBe(401);
    expect((await widget.state(await widget.token(token))).status).toBe(200);
  });

  it("are shown with their photos, and found by name", async () => {
    const { token } = await unverified("Ilze <b>Bērziņa</b>");
    await widget.handIn(await widget.token(token));
    const { body } = await api(`?search=${encodeURIComponent("<b>bērziņa")}`);
    const [{ id, parts }] = body.verifications;
    expect(parts).toEqual(["front", "selfie"]);
    const show = (...photo: Parameters<typeof photoAddress>) =>
      bank.operate(photoAddress(...photo).slice(OPERATOR_PATH.length));
    const shown = await show(id, "front");
    expect(shown.headers.get("Content-Type")).toBe("image/jpeg");
    expect(shown.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(shown.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect([...new Uint8Array(await shown.arrayBuffer())]).toEqual([...photo.jpeg]);
    for (const odd of [await show(id, "back"), await show("x", "front")]) expect(odd.status).toBe(404);
  });

  it("are decided one by one, once", async () => {
    const { login, status } = await unverified();
    const { body } = await api("/submit", { login });
    const rejection = { decision: "final", reason: "not_original", comment: "" };
    expect(await api(`/${body.id}/decide`, rejection)).toMatchObject({
      status: 200,
      body: { state: "final", changed: true },
    });
    expect(await status()).toBe("reject");
    expect(await api(`/${body.id}/decide`, { decision: "approve" })).toMatchObject({
      status: 409,
      body: { err: "already_decided", state: "final" },
    });
    expect(await status()).toBe("reject");
    for (const odd of ["nothing", crypto.randomUUID()]) {
      expect((await api(`/${odd}/decide`, { decision: "approve" })).status).toBe(404);
    }
  });

  it("are approved automatically if enabled", async () => {
    expect((await api("/review", { automatic: true })).body).toEqual({ automatic: true });
    expect((await api("")).body.isAutomatic).toBe(true);
    expect((await api("/review", { automatic: false })).body).toEqual({ automatic: false });
    expect((await api("")).body.isAutomatic).toBe(false);
  });

  it("show the code of a two-factor set-up in progress", async () => {
    const { login, password, token } = await unverified();
    await bank.call("stepUp", { act: "twoFactorSetup", password }, { token });
    await bank.call("twoFactorSetup", {}, { token });
    const shown = await bank.operate(`/codes?login=${encodeURIComponent(login)}`);
    const { code } = (await shown.json()) as { code: string };
    const { data } = await bank.call("twoFactorUpdate", { enable: true, code }, { token });
    expect(data.success).toBe(true);
  });
});
