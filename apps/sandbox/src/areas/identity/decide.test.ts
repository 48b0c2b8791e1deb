import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { widgetOf } from "../../testing/photos";
import { testBank } from "../../testing/testBank";
import { decideVerification, reviewWaiting, setReviewAutomatic, type Verdict } from ".";

const rejected = { reason: "photo_unreadable", comment: "The number is hidden by a thumb." } as const;

describeOnDatabases("deciding a verification", (at) => {
  const bank = testBank(at);
  const widget = widgetOf(bank);
  const handedIn = async (language = "en") => {
    const who = await bank.customer({ verified: false, twoFactor: false });
    const { accessToken: session } = await bank.signIn(who);
    const token = await widget.token(session);
    await widget.handIn(token, language);
    const { id } = await at.db
      .selectFrom("verifications")
      .innerJoin("logins", "logins.id", "verifications.login_id")
      .select("verifications.id")
      .where("logins.email", "=", who.login)
      .executeTakeFirstOrThrow();
    const decide = (verdict: Verdict) => decideVerification(bank.parts(), id, verdict, bank.clock.now());
    const status = async () => (await bank.call("userInfo", {}, { token: session })).data.data?.sumsub_status;
    const mail = async () => (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    return { who, id, session, token, decide, status, mail };
  };

  it("approves: verified at once everywhere, and the customer is notified [4]", async () => {
    const { token, decide, status, mail } = await handedIn("lv");
    expect(await decide({ decision: "approve" })).toEqual({ ok: true, changed: true, state: "approved" });
    expect(await status()).toBe("verify");
    expect((await widget.state(token)).body).toMatchObject({ status: "approved", reason: null });
    expect((await mail()).map(({ subject }) => subject)).toEqual(["Jūsu identitāte ir verificēta"]);
  });

  it("rejects with a reason, and accepts new photos [4]", async () => {
    const { session, token, decide, status, mail } = await handedIn();
    await decide({ decision: "retry", ...rejected });
    expect(await status()).toBe("reject");
    expect((await widget.state(token)).body).toMatchObject({ status: "retry", ...rejected });
    expect((await mail()).map(({ subject }) => subject)).toEqual(["We couldn't verify your identity"]);
    expect((await widget.handIn(token)).body).toMatchObject({ status: "pending" });
    expect(await status()).toBe("reject");
    bank.later(2_000);
    expect(await status()).toBe("in_progress");
    const { data } = await bank.call("accountInfo", {}, { token: session });
    expect(data.data?.user.sumsub_status).toBe("in_progress");
  });

  it("rejects finally, says so to the app, and accepts no more photos", async () => {
    const [retried, { session, token, decide, status }] = [await handedIn(), await handedIn()];
    await retried.decide({ decision: "retry", ...rejected });
    await decide({ decision: "final", reason: "not_original", comment: "" });
    expect(await status()).toBe("reject");
    const isFinal = async (asked: string) =>
      (await bank.call("userInfo", {}, { token: asked })).data.data?.sumsub_final;
    expect([await isFinal(retried.session), await isFinal(session)]).toEqual([false, true]);
    expect((await widget.state(token)).body).toMatchObject({ status: "final", reason: "not_original" });
    expect((await widget.put(token, "front")).body.code).toBe("not-open");
  });

  it("is final: the same decision again has no effect, another one is refused", async () => {
    const { decide, status, mail } = await handedIn();
    await decide({ decision: "approve" });
    expect(await decide({ decision: "approve" })).toEqual({ ok: true, changed: false, state: "approved" });
    expect(await decide({ decision: "final", ...rejected })).toEqual({
      ok: false,
      refusal: "already_decided",
      state: "approved",
    });
    expect(await status()).toBe("verify");
    expect(await mail()).toHaveLength(1);
  });

  it("lets one of several concurrent decisions win", async () => {
    const { decide, mail } = await handedIn();
    const verdicts: Verdict[] = [
      { decision: "approve" },
      { decision: "retry", ...rejected },
      { decision: "final", ...rejected },
    ];
    const decided = await Promise.all(verdicts.map(decide));
    expect(decided.filter((answer) => answer.ok && answer.changed)).toHaveLength(1);
    expect(await mail()).toHaveLength(1);
  });

  it("refuses submissions that are incomplete or do not exist", async () => {
    const { token, decide } = await handedIn();
    await decide({ decision: "retry", ...rejected });
    await widget.put(token, "front");
    const draft = await at.db
      .selectFrom("verifications")
      .select("id")
      .where("state", "=", "draft")
      .executeTakeFirstOrThrow();
    const parts = bank.parts();
    const approve: Verdict = { decision: "approve" };
    expect(await decideVerification(parts, draft.id, approve, bank.clock.now())).toMatchObject({
      refusal: "not_submitted",
    });
    for (const id of [crypto.randomUUID(), "1 or 1=1"]) {
      expect(await decideVerification(parts, id, approve, bank.clock.now())).toEqual({
        ok: false,
        refusal: "unknown_verification",
      });
    }
  });

  it("is up to the operator unless reviews are automatic", async () => {
    const { status } = await handedIn();
    bank.later(60_000);
    expect(await reviewWaiting(bank.parts(), bank.clock.now())).toBe(0);
    expect(await status()).toBe("in_progress");
    await setReviewAutomatic(at.db, true);
    await reviewWaiting(bank.parts(), bank.clock.now());
    expect(await status()).toBe("verify");
    const fresh = await handedIn();
    expect(await reviewWaiting(bank.parts(), bank.clock.now())).toBe(0);
    bank.later(5_000);
    expect(await reviewWaiting(bank.parts(), bank.clock.now())).toBe(1);
    expect(await fresh.status()).toBe("verify");
    await setReviewAutomatic(at.db, false);
  });
});
