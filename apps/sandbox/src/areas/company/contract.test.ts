import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { describeOnDatabases, describeOnPGlite } from "../../platform/testDatabases";
import { readPdf } from "../../testing/readPdf";
import { answerAll, founders, type Founder } from "../../testing/companies";
import { testBank, type TestBank } from "../../testing/testBank";

async function textOf(bytes: Uint8Array): Promise<string> {
  const { pages } = await readPdf(new Blob([Uint8Array.from(bytes)]));
  return pages.join(" ").replace(/\s+/g, " ");
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function signing(bank: TestBank) {
  const { founder } = founders(bank);
  const ready = async () => {
    const one = await founder();
    await answerAll(one);
    return one;
  };
  const sign = async ({ companyId, token }: Founder, change: { code: string; sha256?: string }) =>
    bank.call("contractSign", { corporate_id: companyId, ...change }, { token });
  const exists = async ({ companyId, token }: Founder) =>
    (await bank.call("contractSignedExists", { corporate_id: companyId }, { token })).data;
  return { founder, ready, sign, exists };
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describeOnPGlite("a company's contract", (at) => {
  const bank = testBank(at);
  const { founder, ready, sign, exists } = signing(bank);

  it("is a PDF with the company's answers, in the requested language [2.12-7]", async () => {
    const { file, number } = await ready();
    const response = await file("contractPdf", "lv");
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Content-Disposition")).toContain('filename="doc_to_sign.pdf"');
    const text = await textOf(await bytesOf(response));
    for (const said of ["Uzņēmuma konta līgums", "SIA Dzintara Krasts", number, "Jūras iela 4"]) {
      expect(text).toContain(said);
    }
    for (const said of ["Dzintara rotu izgatavošana", "Laura Vanaga, valdes loceklis"]) {
      expect(text).toContain(said);
    }
    // Lines break between words, where the text of the PDF has no space.
    expect(text.replaceAll(" ", "")).toContain("politiskinozīmīgapersona");
    expect(await textOf(await bytesOf(await file("contractPdf")))).toContain("Business account agreement");
  });

  it("is the same document until something changes", async () => {
    const { file, answer } = await ready();
    const first = hashOf(await bytesOf(await file("contractPdf")));
    bank.later(60_000);
    expect(hashOf(await bytesOf(await file("contractPdf")))).toBe(first);
    await answer({ name: "city", value: "Ventspils", section: "Company" });
    expect(hashOf(await bytesOf(await file("contractPdf")))).not.toBe(first);
  });

  it("does not exist before the company has named itself and its director", async () => {
    const { file } = await founder();
    expect(await (await file("contractPdf")).json()).toEqual({ err: "NOT_READY" });
    expect(await (await file("contractSignedPdf")).json()).toEqual({ err: "NOT_SIGNED" });
  });

  it("is signed with a two-factor code; the copy has signer, time and the hash of the signed document [2.12]", async () => {
    const one = await ready();
    const sha256 = hashOf(await bytesOf(await one.file("contractPdf")));
    bank.later(60_000);
    const { data } = await sign(one, {
      code: await bank.codeFor(one.who, one.token, "contract", sha256),
      sha256,
    });
    expect(data).toMatchObject({ success: true, sha256 });
    expect(await exists(one)).toEqual({
      exists: true,
      signer: "Laura Vanaga",
      signed_at: data.signed_at,
      sha256,
    });
    const response = await one.file("contractSignedPdf");
    expect(response.headers.get("Content-Disposition")).toContain('filename="signed_doc.pdf"');
    const text = await textOf(await bytesOf(response));
    expect(text).toContain(sha256);
    expect(text).toContain("Signed by: Laura Vanaga, for SIA Dzintara Krasts");
    expect(text).toMatch(/Signed at: 20 Nov(ember)? 2026/);
  });

  it("cannot be signed before it was shown, nor in another version", async () => {
    const one = await ready();
    expect((await sign(one, { code: "ABCDEF" })).err).toBe("CONTRACT_CHANGED");
    const code = await one.signingCode();
    expect((await sign(one, { code, sha256: "0".repeat(64) })).err).toBe("CONTRACT_CHANGED");
    await one.answer({ name: "city", value: "Ventspils", section: "Company" });
    expect((await sign(one, { code })).err).toBe("CONTRACT_CHANGED");
    bank.later(1);
    const next = await one.signingCode();
    expect((await sign(one, { code })).err).toBe("INCORRECT_2FA_CODE");
    expect((await sign(one, { code: next })).data.success).toBe(true);
  });

  it("has to be signed again after the company has changed", async () => {
    const one = await ready();
    await sign(one, { code: await one.signingCode() });
    await one.answer({ name: "city", value: "Liepāja", section: "Company" });
    expect(await exists(one)).toMatchObject({ exists: true });
    await one.answer({ name: "city", value: "Ventspils", section: "Company" });
    expect(await exists(one)).toMatchObject({ exists: false });
    expect(await (await one.file("contractSignedPdf")).json()).toEqual({ err: "NOT_SIGNED" });
  });

  it("can only be signed by somebody verified with two-factor on", async () => {
    for (const [wanted, text] of [
      [{ verified: false }, "Verify your identity"],
      [{ twoFactor: false }, "Turn on two-factor"],
    ] as const) {
      const one = await founder(wanted);
      await answerAll(one);
      await one.file("contractPdf");
      expect((await sign(one, { code: "123456" })).err).toContain(text);
    }
  });

  it("of one member says who it is; there is none of others", async () => {
    const one = await ready();
    const ask = (user_id: string) =>
      bank.send("memberPdf", { corporate_id: one.companyId, user_id }, { token: one.token, language: "lv" });
    const response = await ask(one.id);
    expect(response.headers.get("Content-Disposition")).toContain("member_contract.pdf");
    const text = await textOf(await bytesOf(response));
    expect(text).toContain("Laura Vanaga ir valdes loceklis uzņēmumā SIA Dzintara Krasts");
    for (const id of [crypto.randomUUID(), "1 or 1=1"]) {
      expect(await (await ask(id)).json()).toEqual({ err: "NOT_FOUND" });
    }
  });
});

describeOnDatabases("a contract signed twice at once", (at) => {
  const bank = testBank(at);
  const { ready, sign, exists } = signing(bank);

  it("accepts each code once, and locks after five wrong ones [2.12]", async () => {
    const one = await ready();
    const code = await one.signingCode();
    const answers = await Promise.all([sign(one, { code }), sign(one, { code })]);
    expect(answers.filter(({ data }) => data.success)).toHaveLength(1);
    expect(answers.filter(({ err }) => err === "INCORRECT_2FA_CODE")).toHaveLength(1);
    for (let guess = 0; guess < 5; guess += 1) await sign(one, { code: "000000" });
    bank.later(30_000);
    expect((await sign(one, { code: await one.signingCode() })).err).toContain("Too many attempts");
    expect(await exists(one)).toMatchObject({ exists: true });
    const trail = at.db.selectFrom("audit_log").select("action").where("action", "like", "signing.%");
    expect((await trail.orderBy("id").execute()).slice(-7).map(({ action }) => action)).toEqual([
      "signing.usedCode",
      ...Array.from({ length: 4 }, () => "signing.wrongCode"),
      ...["signing.locked", "signing.locked"],
    ]);
  });
});
