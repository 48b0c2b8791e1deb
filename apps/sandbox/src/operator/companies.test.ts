import { beforeEach, expect, it } from "vitest";
import { instant } from "../db/schema";
import { describeOnPGlite } from "../platform/testDatabases";
import { answerAll, founders, smallPdf, uploadAll, type Founder } from "../testing/companies";
import { testBank } from "../testing/testBank";
import { countComplete } from "./companyQueries";

describeOnPGlite("companies in the operator application", (at) => {
  const bank = testBank(at);
  const { founder } = founders(bank);
  let one: Founder;
  beforeEach(async () => {
    one = await founder();
  });
  const file = async (path: string) => {
    const response = await bank.operate(`/companies/${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const api = async (path: string, body?: object) => {
    const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const response = await bank.operate(`/companies${path.startsWith("?") ? "" : "/"}${path}`, sent);
    return { status: response.status, body: await response.json() };
  };
  const complete = async () => {
    await answerAll(one);
    await uploadAll(one);
    const request = { corporate_id: one.companyId, code: await one.signingCode() };
    await bank.call("contractSign", request, { token: one.token });
  };
  const letters = async () =>
    (await bank.mail()).filter(({ recipient }) => recipient === one.who.login).map(({ subject }) => subject);
  const isConfirmed = async () => (await one.info()).corporation?.user.corporate_confirm;

  it("show what each still lacks, and are found by name, number or owner", async () => {
    const { body: company } = await api(one.companyId);
    expect(company).toMatchObject({ isConfirmed: false, signature: null, review: null });
    expect(company.missing).toEqual(
      expect.arrayContaining([
        { step: "exposure", item: "answer" },
        { step: "members", item: "director" },
        { step: "documents", item: "shareholder_register", rejection: null },
      ]),
    );
    for (const search of [one.number, one.who.login]) {
      const { body } = await api(`?search=${encodeURIComponent(search)}`);
      expect(body.companies.map(({ id }: { id: string }) => id)).toContain(one.companyId);
    }
    for (const odd of ["nothing", crypto.randomUUID(), one.who.accountId]) {
      expect((await api(odd)).status).toBe(404);
      expect((await api(`${odd}/decide`, { decision: "confirmed" })).status).toBe(404);
    }
  });

  it("are decided on no more, and wait for nobody, once their account is closed [2.12-57]", async () => {
    await complete();
    const before = await countComplete(at.db);
    await at.db
      .updateTable("accounts")
      .set({ closed_at: instant(bank.clock.now()) })
      .where("id", "=", one.companyId)
      .execute();
    expect(await api(`${one.companyId}/decide`, { decision: "confirmed" })).toEqual({
      status: 409,
      body: { err: "account_closed" },
    });
    expect(await countComplete(at.db)).toBe(before - 1);
  });

  it("are confirmed if complete, with a mail to the owner, and keep their answers [4-14]", async () => {
    expect(await api(`${one.companyId}/decide`, { decision: "confirmed" })).toMatchObject({
      status: 409,
      body: { err: "incomplete" },
    });
    await complete();
    expect(await isConfirmed()).toBe(false);
    expect((await api(one.companyId)).body.missing).toEqual([]);
    expect((await api(`${one.companyId}/decide`, { decision: "confirmed" })).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
    expect(await letters()).toContain("Your company is confirmed");
    const changed = await one.answer({ name: "city", value: "Rīga", section: "Company" });
    expect(changed.err).toContain("confirmed");
    expect((await one.info()).review).toMatchObject({ decision: "confirmed", reason: "" });
  });

  it("are returned with a reason the owner reads by mail and in the app, even after confirmation", async () => {
    const returned = { decision: "returned", reason: "The shareholder register is too old." };
    expect((await api(`${one.companyId}/decide`, { decision: "returned" })).status).toBe(400);
    expect((await api(`${one.companyId}/decide`, { decision: "confirmed", force: true })).status).toBe(200);
    expect((await api(`${one.companyId}/decide`, returned)).status).toBe(200);
    expect(await isConfirmed()).toBe(false);
    expect((await one.info()).review).toMatchObject(returned);
    expect((await one.info()).corporation?.user.returned_reason).toBe(returned.reason);
    const letter = (await bank.mail()).findLast(({ recipient }) => recipient === one.who.login);
    expect(letter?.body).toContain(returned.reason);
    expect((await api(one.companyId)).body.review).toMatchObject(returned);
  });

  it("are confirmed once per registration number", async () => {
    await api(`${one.companyId}/decide`, { decision: "confirmed", force: true });
    const twin = await founder();
    await at.db
      .updateTable("accounts")
      .set({ registration_number: one.number })
      .where("id", "=", twin.companyId)
      .execute();
    expect(await api(`${twin.companyId}/decide`, { decision: "confirmed", force: true })).toMatchObject({
      status: 409,
      body: { err: "number_taken" },
    });
  });

  it("are opened and confirmed anew once their account is closed [2.12-57]", async () => {
    await api(`${one.companyId}/decide`, { decision: "confirmed", force: true });
    const create = async () => {
      const wanted = { country: "LV", name: "SIA Jauns", registration_number: one.number };
      return (await bank.call("companyCreate", wanted, { token: one.token })).data.corporate_id;
    };
    expect(await create()).toBe(one.companyId);
    await at.db
      .updateTable("accounts")
      .set({ closed_at: instant(bank.clock.now()) })
      .where("id", "=", one.companyId)
      .execute();
    const again = await create();
    expect(again).not.toBe(one.companyId);
    expect((await api(`${again}/decide`, { decision: "confirmed", force: true })).status).toBe(200);
  });

  it("have documents to download, accept or reject with a comment", async () => {
    await one.upload({ file_name: "ģerbonis.pdf" });
    const path = `${one.companyId}/documents/certificate_of_incorporation`;
    const { headers, text } = await file(path);
    expect(text).toBe(smallPdf());
    expect(headers.get("Content-Disposition")).toMatch(/^attachment; .*%C4%A3erbonis\.pdf$/);
    expect(headers.get("Content-Type")).toBe("application/pdf");
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
    expect((await api(path, { review: "rejected", comment: "Unreadable" })).status).toBe(200);
    expect((await one.info()).info?.find(({ is_file: isFile }) => isFile)).toMatchObject({
      review: "rejected",
      review_comment: "Unreadable",
    });
    expect((await api(one.companyId)).body.documents).toMatchObject([{ comment: "Unreadable" }]);
    expect((await api(path, { review: "rejected" })).body.err).toContain("with a comment");
    expect(await api(path, { review: "accepted" })).toMatchObject({ status: 200 });
    expect((await api(`${one.companyId}/documents/passport`, { review: "accepted" })).status).toBe(404);
    expect((await api(`${one.companyId}/documents/power_of_attorney`, { review: "accepted" })).status).toBe(
      409,
    );
    expect((await file(`${one.companyId}/documents/power_of_attorney`)).status).toBe(404);
  });

  it("lack a rejected document again, in the mail, the app and the way of confirming", async () => {
    await complete();
    const path = `${one.companyId}/documents/power_of_attorney`;
    await api(path, { review: "rejected", comment: "The notary's stamp is missing" });
    const missing = [
      { step: "documents", item: "power_of_attorney", rejection: "The notary's stamp is missing" },
    ];
    expect((await api(one.companyId)).body.missing).toEqual(missing);
    expect(await api(`${one.companyId}/decide`, { decision: "confirmed" })).toMatchObject({
      status: 409,
      body: { err: "incomplete", missing },
    });
    const letter = (await bank.mail()).findLast(({ recipient }) => recipient === one.who.login);
    expect(letter?.body).toContain("Our comment: The notary's stamp is missing. Sign in");
    const rejected = async () => (await one.info()).corporation?.user.rejected_documents;
    expect(await rejected()).toEqual([
      { name: "Power of Attorney", comment: "The notary's stamp is missing" },
    ]);
    await one.upload({ name: "Power of Attorney" });
    expect(await rejected()).toEqual([]);
    expect((await api(`${one.companyId}/decide`, { decision: "confirmed" })).status).toBe(200);
  });

  const verdict = (change: string, request: object) => api(`${one.companyId}/changes/${change}`, request);
  const company = async () => (await api(one.companyId)).body;
  const confirm = async () => {
    await complete();
    await api(`${one.companyId}/decide`, { decision: "confirmed" });
  };
  const lastLetter = async () =>
    (await bank.mail()).findLast(({ recipient }) => recipient === one.who.login)?.body ?? "";
  const documentEntry = async (name = "Power of Attorney") =>
    (await one.info()).info?.find((entry) => entry.name === name);

  it("change a document after confirmation once the operator has agreed", async () => {
    await confirm();
    const upload = (file_name: string) => one.upload({ name: "Power of Attorney", file_name });
    expect((await upload("first.pdf")).data).toEqual({ success: true, pending: true });
    const [old] = (await company()).newDocuments;
    await upload("second.pdf");
    expect(await lastLetter()).toContain("a new file for this document: Power of Attorney");
    expect(await documentEntry()).toMatchObject({
      file_name: "document.pdf",
      change: { state: "waiting", file_name: "second.pdf" },
    });
    expect((await api("?search=")).body.companies).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: one.companyId, waiting: 1 })]),
    );
    const [waiting] = (await company()).newDocuments;
    expect((await file(`${one.companyId}/changes/${waiting.id}`)).text).toBe(smallPdf());
    expect(await verdict(old.id, { decision: "approved" })).toMatchObject({
      status: 409,
      body: { err: "already_decided" },
    });
    expect((await verdict(waiting.id, { decision: "declined" })).status).toBe(400);
    await verdict(waiting.id, { decision: "declined", reason: "It is not signed." });
    expect(await lastLetter()).toContain("It is not signed.");
    expect(await documentEntry()).toMatchObject({
      file_name: "document.pdf",
      change: { state: "declined", reason: "It is not signed." },
    });
    await upload("third.pdf");
    const [third] = (await company()).newDocuments;
    expect((await verdict(third.id, { decision: "approved" })).status).toBe(200);
    expect(await documentEntry()).toMatchObject({
      file_name: "third.pdf",
      review: "accepted",
      change: null,
    });
    expect((await one.call("contractSignedExists")).exists).toBe(true);
  });

  it("are shown with who may use their account", async () => {
    await confirm();
    const who = await bank.customer();
    const { token } = one;
    await bank.stepUp(one.who, token, "personSave");
    const access = { rights: ["see" as const, "pay" as const], per_payment: "60.00", per_day: null };
    const person = { first_name: "Anna", last_name: "Liepa", email: who.login, access };
    await bank.call("personSave", { corporate_id: one.companyId, ...person }, { token });
    expect((await company()).people).toMatchObject([
      {
        email: who.login,
        state: "invited",
        rights: ["see", "pay"],
        per_payment_cents: 6_000,
        per_day_cents: null,
      },
    ]);
  });

  it("change members after confirmation once the person and the operator have agreed", async () => {
    await confirm();
    const who = await bank.customer({ verified: false });
    const { accessToken: token } = await bank.signIn(who);
    const person = await founders(bank).userId(token);
    await one.add(person, "owner", "90");
    expect((await company()).memberChanges).toMatchObject([{ state: "invited" }]);
    const { data } = await bank.call("userInfo", {}, { token });
    const id = data.data?.invitations?.[0]?.id ?? "";
    const accepted = await bank.call("invitationAnswer", { id, accept: true }, { token });
    expect(accepted.data).toEqual({ success: true, pending: true });
    const contract = async () => (await one.file("contractPdf")).arrayBuffer();
    const before = Buffer.from(await contract());
    const { change_id: change } = (await company()).memberChanges[0];
    expect((await verdict(change, { decision: "approved" })).body.err).toBe("member_unverified");
    expect((await one.call("contractSignedExists")).exists).toBe(true);
    expect(Buffer.from(await contract()).equals(before)).toBe(true);
    await at.db.updateTable("logins").set({ sumsub_status: "verify" }).where("id", "=", person).execute();
    expect((await verdict(change, { decision: "approved" })).status).toBe(200);
    expect((await one.info()).members).toMatchObject([
      { position: "director" },
      { percent: "90", change: null },
    ]);
    expect((await one.call("contractSignedExists")).exists).toBe(false);
    expect(await lastLetter()).toContain("sign it again");
    expect((await bank.mail()).at(-1)).toMatchObject({ recipient: who.login });

    expect((await one.remove(person)).data).toMatchObject({ pending: true });
    expect((await one.info()).members).toMatchObject([{}, { change: { kind: "remove", state: "waiting" } }]);
    const removal = (await company()).memberChanges[0].change_id;
    await verdict(removal, { decision: "declined", reason: "A resolution is missing." });
    expect((await one.info()).members).toMatchObject([
      {},
      { change: { kind: "remove", state: "declined", reason: "A resolution is missing." } },
    ]);
    await one.remove(person);
    await verdict((await company()).memberChanges[0].change_id, { decision: "approved" });
    expect((await one.info()).members).toHaveLength(1);
  });

  it("take no more shares than a whole, nor a second director", async () => {
    await confirm();
    expect((await one.add(one.id, "director")).data).toMatchObject({ pending: false });
    expect((await one.add(crypto.randomUUID(), "member")).err).toBe("USER_NOT_FOUND");
    for (const percent of ["60", "50"]) {
      const { accessToken: token } = await bank.signIn(await bank.customer());
      const person = await founders(bank).userId(token);
      await one.add(person, "owner", percent);
      expect((await one.add(person, "director")).err).toBe("MEMBER_EXISTS");
      const { data } = await bank.call("userInfo", {}, { token });
      const id = data.data?.invitations?.[0]?.id ?? "";
      await bank.call("invitationAnswer", { id, accept: true }, { token });
    }
    const [first, second] = (await company()).memberChanges;
    expect((await verdict(first.change_id, { decision: "approved" })).status).toBe(200);
    expect((await verdict(second.change_id, { decision: "approved" })).body.err).toBe("shares_too_high");
    expect((await verdict("nothing", { decision: "approved" })).body.err).toBe("already_decided");
  });

  it("have the signed contract, and every step in the audit log", async () => {
    expect((await file(`${one.companyId}/contract`)).status).toBe(404);
    await complete();
    expect((await file(`${one.companyId}/contract`)).text).toMatch(/^%PDF/);
    await api(`${one.companyId}/decide`, { decision: "confirmed" });
    const trail = await at.db
      .selectFrom("audit_log")
      .select("action")
      .where("account_id", "=", one.companyId)
      .execute();
    expect(new Set(trail.map(({ action }) => action))).toEqual(
      new Set([
        "company.opened",
        "company.answered",
        "company.memberAdded",
        "company.documentUploaded",
        "company.contractShown",
        "company.signed",
        "company.confirmed",
      ]),
    );
  });
});
