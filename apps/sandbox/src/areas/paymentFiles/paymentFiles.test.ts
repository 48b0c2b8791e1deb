import { type calls, type RequestOf } from "@amberline/api/contract";
import { dayMs } from "@amberline/domain/dates";
import { beforeEach, expect, it } from "vitest";
import { declinePayment } from "../../ledger";
import { describeOnDatabases } from "../../platform/testDatabases";
import { readPdf } from "../../testing/readPdf";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { anna, close, other, csv, paymentFiles } from "../../testing/paymentFiles";
import { testBank } from "../../testing/testBank";
import { type Customer } from "../../operator/createCustomer";
import { deleteExpired } from "../../housekeeping";

type Files = ReturnType<typeof paymentFiles>;

describeOnDatabases("payments from a file", (at) => {
  let bank: ReturnType<typeof testBank>;
  let shared: ReturnType<typeof sharedAccounts>;
  let upload: Files["upload"];
  let uploaded: Files["uploaded"];
  let look: Files["look"];
  let rows: Files["rows"];
  let change: Files["change"];
  let again: Files["again"];
  let approve: Files["approve"];
  let asShown: Files["asShown"];
  let run: Files["run"];
  let paid: Files["paid"];
  let sums: Files["sums"];
  let proposals: Files["proposals"];
  let give: Files["give"];

  beforeEach(() => {
    bank = testBank(at);
    shared = sharedAccounts(bank);
    ({ upload, uploaded, look, rows, change, again, approve, asShown, run, paid, sums, proposals, give } =
      paymentFiles(bank));
  });

  const withOwner = async () => {
    const { owner, token } = await shared.company();
    return { owner, token };
  };

  it("count with what was paid to their payees that day without approval, and the other way round [2.10-7]", async () => {
    const a = await shared.company();
    const { owner, token } = a;
    await shared.colleague(a, access(["approve"]));
    bank.later(31_000);
    await bank.stepUp(owner, token, "approvalRuleSave");
    const rule = { above: "50.00", approvers: 1 };
    expect(
      (await bank.call("approvalRuleSave", { corporate_id: owner.accountId, rule }, { token })).err,
    ).toBe(undefined);
    const fileOf = (amount: string, name: string) =>
      uploaded(
        token,
        csv(["Anna Liepina", anna, amount, `Rēķins ${name}`], [...close, "1.00", `Rēķins ${name}`]),
        { name, checks_names: false },
      );
    const send = async (id: string) =>
      (await approve(owner, token, await asShown(token, id))).data.data?.state;
    const first = await fileOf("20.00", "a.csv");
    expect(await send(first.id)).toBe("running");
    const pay = shared.paying(owner, owner, token);
    expect((await pay({ amount: "30.01" })).data).toMatchObject({ approvals_needed: 1 });
    expect((await pay({ amount: "28.00" })).data).toMatchObject({ status: "pending" });
    const second = await fileOf("0.99", "b.csv");
    expect(second.approvals_needed).toBe(1);
    expect(await send(second.id)).toBe("waiting");
  });

  it("are checked row by row; what has to be fixed stands first, and the rest is paid, once [2.10-9, 2.10-10]", async () => {
    const { owner, token } = await withOwner();
    const file = await uploaded(
      token,
      csv(
        ["Anna Liepina", anna, "10.00", "Alga 1"],
        [...close, "11.00", "Alga 2"],
        [...other, "12.00", "Alga 3"],
        ["Anna Liepiņa", "LV50UNLA0050001234568", "13.00", "Alga 4"],
        ["Anna Liepiņa", anna, "14.00", "Alga 5"],
      ),
    );
    expect(file).toMatchObject({
      state: "draft",
      version: 1,
      format: "csv",
      checked: 4,
      approvals_needed: 0,
    });
    const listed = await rows(token, file.id);
    expect(listed.rows?.map(({ nth, state }) => [nth, state])).toEqual([
      [2, "toFix"],
      [3, "toFix"],
      [4, "toFix"],
      [1, "ready"],
      [5, "ready"],
    ]);
    expect(listed.rows?.[0]).toMatchObject({
      vop_result: "CMTC",
      matched_name: "Jānis Kalniņš-Bērzs",
      line: 3,
    });
    expect(listed.rows?.[1]).toMatchObject({ vop_result: "NMTC", matched_name: null });
    expect(listed.rows?.[2]?.faults).toEqual([
      { field: "to_account", text: "This isn't a valid IBAN. Check each character." },
    ]);
    const done = await approve(owner, token, await asShown(token, file.id));
    expect(done.data.data).toMatchObject({ state: "running", sums: [{ state: "paying", count: 2 }] });
    await Promise.all([run(), run()]);
    await run();
    expect(await paid(owner)).toMatchObject([
      { amount_cents: 1_000, to_reference: "Alga 1", to_bic: "UNLALV2X", status: "pending" },
      { amount_cents: 1_400, to_reference: "Alga 5" },
    ]);
    expect(await sums(token, file.id)).toEqual({ paid: [2, "24.00"] });
    const { data: files } = (await bank.call("paymentFileList", {}, { token })).data;
    expect(files?.map(({ state, sums: [sum] }) => [state, sum?.state, sum?.count])).toEqual(
      expect.arrayContaining([
        ["done", "paid", 2],
        ["draft", "toFix", 3],
      ]),
    );
    expect((await bank.mail()).map(({ subject }) => subject)).toContain("Your file of payments is done");
  });

  it("are mended in place: another IBAN, the bank's name, or accepted one by one [2.10-9]", async () => {
    const { token } = await withOwner();
    const file = await uploaded(
      token,
      csv([...close, "11.00", "Alga 2"], [...other, "12.00", "Alga 3"], ["Anna", "LV00", "x", "Alga 4"]),
    );
    const id = file.id;
    const named = await change(token, { id, version: 1, nths: [1], act: "useName" });
    expect(named.data.rows).toMatchObject([
      { state: "ready", to_name: "Jānis Kalniņš Bērzs", vop_result: "MTCH" },
    ]);
    const both = await change(token, { id, version: 2, nths: [1, 2], act: "accept" });
    expect(both.err).toBe("A payment to another name is accepted one by one.");
    const accepted = await change(token, { id, version: 2, nths: [2], act: "accept" });
    expect(accepted.data.rows).toMatchObject([{ state: "ready", is_accepted: true, vop_result: "NMTC" }]);
    const edit = { to_name: "Anna Liepiņa", to_account: anna, to_reference: "Alga 4", amount: "13.50" };
    const late = await change(token, { id, version: 2, nths: [3], act: "edit", edit });
    expect(late.err).toContain("The file has changed meanwhile.");
    const edited = await change(token, { id, version: 3, nths: [3], act: "edit", edit });
    expect(edited.data.rows).toMatchObject([
      { state: "ready", faults: [], vop_result: "MTCH", amount: "13.50" },
    ]);
    const again = await change(token, {
      id,
      version: 4,
      nths: [3],
      act: "edit",
      edit: { ...edit, to_name: "Ivo" },
    });
    expect(again.data.rows).toMatchObject([{ state: "toFix", vop_result: "NMTC", is_accepted: false }]);
    expect((await change(token, { id, version: 5, nths: [3], act: "leave" })).data.rows).toMatchObject([
      { state: "left" },
    ]);
    expect(await sums(token, id)).toEqual({ ready: [2, "23.00"], left: [1, "13.50"] });
    const back = await change(token, { id, version: 6, nths: [3], act: "restore" });
    expect(back.data.rows).toMatchObject([{ state: "toFix" }]);
    const trail = await at.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "paymentFile.accepted")
      .execute();
    expect(trail).toHaveLength(1);
  });

  it("that repeat one of the file, of another or of the account are named and left out until accepted [2.10-9]", async () => {
    const { owner, token } = await withOwner();
    await shared.paying(owner, owner, token)({ amount: "9.00", to_reference: "Nomā" });
    const first = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "5.00", "A"], ["Anna Liepiņa", anna, "5.00", "A"]),
    );
    expect((await rows(token, first.id)).rows).toMatchObject([
      { nth: 2, state: "toFix", repeats: "Same as payment 1 of this file" },
      { nth: 1, state: "ready", repeats: null },
    ]);
    const second = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "5.00", "A"], ["Anna Liepiņa", anna, "9.00", "Nomā"]),
      { name: "otrs.csv" },
    );
    const listed = (await rows(token, second.id)).rows;
    expect(listed).toMatchObject([
      { state: "toFix", repeats: "Same as a payment in rēķini.csv" },
      { state: "toFix", repeats: "Same as a payment of 20 November 2026" },
    ]);
    const both = await change(token, { id: second.id, version: 1, nths: [1, 2], act: "accept" });
    expect(both.data.data?.sums).toEqual([{ state: "ready", count: 2, amount: "14.00" }]);
  });

  it("that was paid since the file was looked at are asked about before the file is paid", async () => {
    const { owner, token } = await withOwner();
    const file = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "9.00", "Nomā"], ["Anna Liepiņa", anna, "5.00", "A"]),
    );
    const shown = await asShown(token, file.id);
    await shared.paying(owner, owner, token)({ amount: "9.00", to_reference: "Nomā" });
    expect((await approve(owner, token, shown)).err).toContain("The file has changed meanwhile.");
    expect(await sums(token, file.id)).toEqual({ ready: [1, "5.00"], toFix: [1, "9.00"] });
    expect((await approve(owner, token, await asShown(token, file.id))).err).toBeUndefined();
    await run();
    expect(await paid(owner)).toHaveLength(2);
  });

  it("are paid once, however often it is asked, and with no other code, total or version [2.10-10]", async () => {
    const { owner, token } = await withOwner();
    const { id } = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "5.00", "A"], ["Anna Liepiņa", anna, "6.00", "B"]),
    );
    const shown = await asShown(token, id);
    expect((await approve(owner, token, { ...shown, total: "11.01" })).err).toContain("changed meanwhile");
    expect((await approve(owner, token, shown, { code: "AAAAAA" })).err).toBe("INCORRECT_2FA_CODE");
    const { code } = await approve(owner, token, { ...shown, version: 2 });
    await change(token, { id, version: 1, nths: [2], act: "leave" });
    const stale = await bank.call(
      "paymentFileApprove",
      { ...shown, code, version: 2, total: "5.00" },
      { token },
    );
    expect(stale.err).toBe("INCORRECT_2FA_CODE");
    const now = await asShown(token, id);
    bank.later(31_000);
    const right = await bank.codeFor(owner, token, "paymentFile", id);
    const asked = await Promise.all(
      [1, 2, 3].map(() => bank.call("paymentFileApprove", { ...now, code: right }, { token })),
    );
    expect(asked.map(({ data }) => data.data?.state)).toEqual(["running", "running", "running"]);
    await run();
    expect(await paid(owner)).toHaveLength(1);
    expect((await change(token, { id, version: 3, nths: [2], act: "restore" })).err).toContain(
      "approved already",
    );
    expect((await bank.call("paymentFileRemove", { id, withdraws: false }, { token })).err).toContain(
      "approved already",
    );
  });

  it("that are refused hold up no other, and say why [2.10-10]", async () => {
    const { owner, token } = await withOwner();
    const file = await uploaded(
      token,
      csv(
        ["Anna Liepiņa", anna, "600.00", "A"],
        ["Anna Liepiņa", anna, "300.00", "B"],
        ["Anna Liepiņa", anna, "50.00", "C"],
      ),
    );
    await approve(owner, token, await asShown(token, file.id));
    await shared.paying(owner, owner, token)({ amount: "500.00", to_reference: "Pa to laiku" });
    await run();
    const { rows: all, data } = await rows(token, file.id);
    expect(data?.state).toBe("done");
    expect(all?.map(({ state, refused }) => [state, refused])).toEqual([
      ["refused", "The balance was too low."],
      ["paid", null],
      ["paid", null],
    ]);
  });

  /** A file of which one payment was refused. */
  const partlyRefused = async (
    token: string,
    owner: Customer,
    { isSalary = false, further = [] as Parameters<typeof csv>, meanwhile = "500.00" } = {},
  ) => {
    const { id } = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "600.00", "A"], ["Anna Liepiņa", anna, "300.00", "B"], ...further),
    );
    if (isSalary) await bank.call("paymentFileUpdate", { id, is_salary: true }, { token });
    await approve(owner, token, await asShown(token, id));
    await shared.paying(owner, owner, token)({ amount: meanwhile, to_reference: "Pa to laiku" });
    await run();
    return id;
  };

  it("that were refused are prepared again, each once, as often as it is asked [2.10-10]", async () => {
    const { owner, token } = await withOwner();
    const id = await partlyRefused(token, owner);
    expect((await rows(token, id)).again).toEqual({ count: 1, file_id: null });
    const asked = await Promise.all([1, 2, 3].map(() => again(token, id)));
    const draft = asked[0]?.data.data?.id ?? "";
    expect(asked.map(({ data }) => data.data?.id)).toEqual([draft, draft, draft]);
    expect(draft).not.toBe(id);
    expect((await rows(token, id)).again).toEqual({ count: 0, file_id: draft });
    const made = await rows(token, draft);
    expect(made.data).toMatchObject({ state: "draft", name: "rēķini.csv", made_by: { is_self: true } });
    expect(made.rows).toMatchObject([
      { state: "ready", amount: "600.00", vop_result: "MTCH", repeats: null, refused: null, day: null },
    ]);
    // The balance is 200.
    const edit = { to_name: "Anna Liepiņa", to_account: anna, to_reference: "A", amount: "100.00" };
    await change(token, { id: draft, version: 1, nths: [made.rows?.[0]?.nth ?? 0], act: "edit", edit });
    await approve(owner, token, await asShown(token, draft));
    await run();
    expect((await paid(owner)).map((row) => row.amount_cents)).toEqual([50_000, 30_000, 10_000]);
    expect((await again(token, id)).data.data?.id).toBe(draft);
    expect((await again(token, draft)).err).toContain("nothing to prepare again");
  });

  it("that were prepared again can be so once more when that draft is removed", async () => {
    const { owner, token } = await withOwner();
    const id = await partlyRefused(token, owner);
    const first = (await again(token, id)).data.data?.id ?? "";
    await bank.call("paymentFileRemove", { id: first, withdraws: false }, { token });
    expect((await rows(token, id)).again).toEqual({ count: 1, file_id: null });
    const second = (await again(token, id)).data.data?.id ?? "";
    expect(second).not.toBe(first);
    expect(await sums(token, second)).toEqual({ ready: [1, "600.00"] });
  });

  it("that were prepared again and still to be fixed can be so once more when they are removed", async () => {
    const { owner, token } = await withOwner();
    const id = await partlyRefused(token, owner, {
      ...{ further: [["Anna Liepiņa", anna, "90.00", "C"]], meanwhile: "650.00" },
    });
    const draft = (await again(token, id)).data.data?.id ?? "";
    const [a, c] = (await rows(token, draft)).rows ?? [];
    const edit = { to_name: "Anna Liepiņa", to_account: anna, to_reference: "C", amount: "40.00" };
    await change(token, { id: draft, version: 1, nths: [c?.nth ?? 0], act: "edit", edit });
    const other = { ...edit, to_name: "Zane Krūmiņa", to_reference: "A", amount: "600.00" };
    await change(token, { id: draft, version: 2, nths: [a?.nth ?? 0], act: "edit", edit: other });
    bank.later(1_000);
    await approve(owner, token, await asShown(token, draft));
    const made = (await rows(token, id)).again;
    const rest = made?.file_id ?? "";
    expect(made).toEqual({ count: 0, file_id: rest });
    expect(await sums(token, rest)).toEqual({ toFix: [1, "600.00"] });
    await bank.call("paymentFileRemove", { id: rest, withdraws: false }, { token });
    expect((await rows(token, id)).again).toMatchObject({ count: 1 });
    const once = (await again(token, id)).data.data?.id ?? "";
    expect(await sums(token, once)).toEqual({ ready: [1, "600.00"] });
  });

  it("that came back say why, and are prepared again [2.10-10]", async () => {
    const { owner, token } = await withOwner();
    const { id } = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "5.00", "A"], ["Anna Liepiņa", anna, "6.00", "B"]),
    );
    expect((await again(token, id)).err).toContain("nothing to prepare again");
    await approve(owner, token, await asShown(token, id));
    await run();
    const [sent] = await paid(owner);
    await declinePayment(at.db, {
      ...{ paymentId: sent?.id ?? "", reason: "account_closed", now: bank.clock.now() },
    });
    const { rows: all, again: unpaid } = await rows(token, id);
    expect(unpaid).toEqual({ count: 1, file_id: null });
    expect(all).toMatchObject([
      { state: "paid", refused: expect.stringMatching(/\w/) as string },
      { state: "paid", refused: null },
    ]);
    const draft = (await again(token, id)).data.data?.id ?? "";
    expect((await rows(token, draft)).rows).toMatchObject([
      { state: "ready", amount: "5.00", repeats: null },
    ]);
  });

  it("of salaries are prepared again by who sees them alone, and stay salaries [2.10-11]", async () => {
    const a = await shared.company();
    const id = await partlyRefused(a.token, a.owner, { isSalary: true });
    const clerk = await shared.colleague(a, access(["prepare"]));
    expect((await again(clerk.token, id)).status).toBe(403);
    expect((await rows(clerk.token, id)).again).toEqual({ count: 0, file_id: null });
    const draft = (await again(a.token, id)).data.data;
    expect(draft).toMatchObject({ is_salary: true, is_hidden: false });
    expect((await rows(clerk.token, draft?.id ?? "")).rows).toEqual([]);
    const viewer = await shared.colleague(a, access([]));
    expect((await again(viewer.token, id)).status).toBe(403);
    expect((await again((await withOwner()).token, id)).status).toBe(403);
  });

  it("are not approved above the balance or a limit", async () => {
    const { owner, token } = await withOwner();
    const file = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "600.00", "A"], ["Anna Liepiņa", anna, "600.00", "B"]),
    );
    const above = await approve(owner, token, await asShown(token, file.id));
    expect(above.err).toContain("€1,000.00 is available");
    await change(token, { id: file.id, version: 1, nths: [2], act: "leave" });
    await bank.stepUp(owner, token, "limitsUpdate");
    const limits = { per_payment: "500.00", per_day: null, instant_per_payment: null, instant_per_day: null };
    await bank.call("limitsUpdate", limits, { token });
    const limited = await approve(owner, token, await asShown(token, file.id));
    expect(limited.err).toContain("€500.00");
    expect(await paid(owner)).toEqual([]);
  });

  const prepared = async () => {
    const a = await shared.company();
    const clerk = await shared.colleague(a, access(["prepare"]));
    const file = await uploaded(
      clerk.token,
      csv(["Anna Liepiņa", anna, "5.00", "A"], ["Anna Liepiņa", anna, "6.00", "B"]),
    );
    const made = await approve(clerk.who, clerk.token, await asShown(clerk.token, file.id));
    expect(made.data.data).toMatchObject({ state: "waiting" });
    return { ...a, clerk, id: file.id };
  };

  it("of who may only prepare them wait for another's approval, as one [2.10-7, 2.10-9]", async () => {
    const { owner, token, clerk, id } = await prepared();
    await run();
    expect(await paid(owner)).toEqual([]);
    const [waiting] = await proposals(token);
    expect(waiting).toMatchObject({
      bar: null,
      needed: 1,
      file: { file_id: id, name: "rēķini.csv", payments: 2, amount: "11.00", accepted: 0 },
    });
    const own = waiting?.id ?? "";
    const locked = await change(clerk.token, { id, version: 2, nths: [1], act: "leave" });
    expect(locked.err).toContain("approved already");
    const done = await give(owner, token, own, "11.00");
    expect(done.data.data).toMatchObject([{ state: "approved" }]);
    await run();
    expect(await paid(owner)).toMatchObject([{ amount_cents: 500 }, { amount_cents: 600 }]);
  });

  it("that are taken back are a draft again, and what was changed is approved anew", async () => {
    const { owner, token, clerk, id } = await prepared();
    const [waiting] = await proposals(token);
    for (let time = 0; time < 2; time += 1) {
      const taken = await bank.call("paymentFileRemove", { id, withdraws: true }, { token: clerk.token });
      expect(taken.data).toEqual({ success: true });
    }
    expect((await rows(token, id)).data?.state).toBe("draft");
    await change(clerk.token, { id, version: 2, nths: [1], act: "leave" });
    const late = await bank.call(
      "challengeCreate",
      { act: "approval", subject: waiting?.id ?? "" },
      { token },
    );
    expect(late.err).toContain("Nothing was approved");
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    const [next] = await proposals(token);
    expect(next?.file).toMatchObject({ payments: 1, amount: "6.00" });
    await give(owner, token, next?.id ?? "", "6.00");
    await run();
    expect(await paid(owner)).toMatchObject([{ amount_cents: 600 }]);
  });

  it("are declined whole, and can be changed then", async () => {
    const { token, clerk, id } = await prepared();
    const [waiting] = await proposals(token);
    await bank.call("approvalDecline", { id: waiting?.id ?? "", reason: "Cits mēnesis" }, { token });
    expect((await rows(clerk.token, id)).data).toMatchObject({ state: "draft" });
    const left = await change(clerk.token, { id, version: 2, nths: [1], act: "leave" });
    expect(left.data.rows).toMatchObject([{ state: "left" }]);
  });

  it("that somebody may make no more are not paid", async () => {
    const a = await prepared();
    const [waiting] = await proposals(a.token);
    await a.remove(a.owner, a.token, a.clerk.id);
    const late = await bank.call(
      "challengeCreate",
      { act: "approval", subject: waiting?.id ?? "" },
      { token: a.token },
    );
    expect(late.err).toContain("Nothing was approved");
    await run();
    expect(await paid(a.owner)).toEqual([]);
  });

  it("are another company's to nobody else, and to who may only see the account to look at", async () => {
    const a = await shared.company();
    const { id } = await uploaded(a.token, csv(["Anna Liepiņa", anna, "5.00", "A"]));
    const stranger = await withOwner();
    expect((await look(stranger.token, id)).status).toBe(403);
    expect((await change(stranger.token, { id, version: 1, nths: [1], act: "leave" })).status).toBe(403);
    const viewer = await shared.colleague(a, access([]));
    expect((await rows(viewer.token, id)).rows).toHaveLength(1);
    expect((await change(viewer.token, { id, version: 1, nths: [1], act: "leave" })).status).toBe(403);
    expect((await upload(viewer.token, csv(["Anna Liepiņa", anna, "5.00", "B"]))).status).toBe(403);
    expect((await upload(viewer.own, csv(["Anna Liepiņa", anna, "5.00", "B"]))).status).toBe(403);
  });

  it("of salaries show who may not see them nothing but their total [2.10-11]", async () => {
    const a = await shared.company();
    const { id } = await uploaded(
      a.token,
      csv(["Anna Liepiņa", anna, "5.00", "Alga"], [...close, "6.00", "Alga"]),
    );
    await bank.call("paymentFileUpdate", { id, is_salary: true }, { token: a.token });
    const payer = await shared.colleague(a, access(["pay", "approve"]));
    const seen = await look(payer.token, id);
    expect(seen.data).toMatchObject({ rows: [], total: 0, data: { is_hidden: true, is_salary: true } });
    expect(seen.text).not.toMatch(/Liepiņa|UNLA/);
    expect((await change(payer.token, { id, version: 2, nths: [1], act: "leave" })).status).toBe(403);
    expect(
      (await bank.call("paymentFileUpdate", { id, is_salary: false }, { token: payer.token })).status,
    ).toBe(403);
    const asked = { id, format: "pain.001.001.09" } as const;
    expect((await bank.send("paymentFileReport", asked, { token: payer.token })).status).toBe(403);
    const accountant = await shared.colleague(a, access(["prepare", "salaries"]));
    expect((await rows(accountant.token, id)).rows).toHaveLength(2);
  });

  it("say nothing of salaries to who may not see them, in what they repeat [2.10-11]", async () => {
    const a = await shared.company();
    const list = csv(["Anna Liepiņa", anna, "5.00", "Alga"], ["Anna Liepiņa", anna, "6.00", "Alga"]);
    const wages = await uploaded(a.token, list);
    await bank.call("paymentFileUpdate", { id: wages.id, is_salary: true }, { token: a.token });
    const clerk = await shared.colleague(a, access(["prepare"]));
    const guess = async (token: string, salary: boolean) => {
      const { id } = await uploaded(token, `${list}\n`, { name: "minējums.csv" });
      await bank.call("paymentFileUpdate", { id, is_salary: salary }, { token });
      const { data } = await rows(token, id);
      await change(token, { id, version: data?.version ?? 0, nths: [2], act: "leave" });
      const again = await change(token, { id, version: (data?.version ?? 0) + 1, nths: [2], act: "restore" });
      const { text } = await look(token, id);
      await bank.call("paymentFileRemove", { id, withdraws: false }, { token });
      return again.text + text;
    };
    expect(await guess(clerk.token, false)).not.toContain("Same as");
    await approve(a.owner, a.token, await asShown(a.token, wages.id));
    await run();
    expect(await guess(clerk.token, false)).not.toContain("Same as");
    expect(await guess(a.token, true)).toContain("Same as a payment in rēķini.csv");
  });

  it("are all given another day or kind at once, those left out as well [2.10-9]", async () => {
    const { owner, token } = await withOwner();
    const { id } = await uploaded(
      token,
      [
        "name;iban;amount;reference;date",
        `Anna Liepiņa;${anna};5.00;A;2026-11-24`,
        `Anna Liepiņa;${anna};6.00;B;2028-01-31`,
        `Anna Liepiņa;${anna};7.00;C;`,
        "Anna Liepiņa;LV00;8.00;D;",
      ].join("\n"),
    );
    await change(token, { id, version: 1, nths: [3], act: "leave" });
    const update = (asked: Omit<RequestOf<typeof calls.paymentFileUpdate>, "id">) =>
      bank.call("paymentFileUpdate", { id, ...asked }, { token });
    expect((await update({ day: "2028-01-31" })).err).toContain("Enter a day within the next year");
    const moved = (await update({ day: "2026-11-30" })).data.data;
    expect(moved).toMatchObject({
      state: "draft",
      version: 3,
      first_day: "2026-11-30",
      last_day: "2026-11-30",
    });
    expect(await sums(token, id)).toEqual({ ready: [2, "11.00"], left: [1, "7.00"], toFix: [1, "8.00"] });
    const listed = (await rows(token, id)).rows;
    expect(listed?.map(({ nth, day, faults }) => [nth, day, faults.map(({ field }) => field)])).toEqual([
      [4, "2026-11-30", ["to_account"]],
      [1, "2026-11-30", []],
      [2, "2026-11-30", []],
      [3, "2026-11-30", []],
    ]);
    expect((await update({ day: null, is_instant: true })).data.data).toMatchObject({
      ...{ first_day: null, last_day: null, instant: 3 },
    });
    const bankOfAnna = at.db.updateTable("banks").where("bic", "like", "UNLA%");
    await bankOfAnna.set({ takes_instant: false }).execute();
    expect((await update({ is_instant: true })).data.data?.sums).toEqual([
      { state: "left", count: 1, amount: "7.00" },
      { state: "toFix", count: 3, amount: "19.00" },
    ]);
    await bankOfAnna.set({ takes_instant: true }).execute();
    expect((await update({ is_instant: false })).data.data).toMatchObject({ instant: 0 });
    await approve(owner, token, await asShown(token, id));
    await run();
    expect(await paid(owner)).toMatchObject([{ payment_type: "CREDIT" }, { payment_type: "CREDIT" }]);
    expect((await update({ day: "2026-12-01" })).err).toContain("approved already");
  });

  it("without the name check are for more than one payment only, and it can be turned on again", async () => {
    const { token } = await withOwner();
    const single = await uploaded(token, csv([...other, "5.00", "A"]), { checks_names: false });
    expect(single).toMatchObject({ checks_names: true, sums: [{ state: "toFix" }] });
    const refused = await bank.call("paymentFileUpdate", { id: single.id, checks_names: false }, { token });
    expect(refused.err).toBe("The name of a single payment is always checked.");
    const file = await uploaded(token, csv([...other, "6.00", "B"], [...close, "7.00", "C"]), {
      checks_names: false,
    });
    expect(file).toMatchObject({ checks_names: false, checked: 0, sums: [{ state: "ready", count: 2 }] });
    const on = await bank.call("paymentFileUpdate", { id: file.id, checks_names: true }, { token });
    expect(on.data.data).toMatchObject({ state: "draft", checked: 2, sums: [{ state: "toFix", count: 2 }] });
    const off = await bank.call("paymentFileUpdate", { id: file.id, checks_names: false }, { token });
    expect(off.data.data?.sums).toEqual([{ state: "ready", count: 2, amount: "13.00" }]);
  });

  it("are the same file when they are sent again, and named when the first is paid", async () => {
    const { owner, token } = await withOwner();
    const text = csv(["Anna Liepiņa", anna, "5.00", "A"]);
    const first = await uploaded(token, text);
    const again = await Promise.all([1, 2, 3].map(() => uploaded(token, text)));
    expect(again.map(({ id }) => id)).toEqual([first.id, first.id, first.id]);
    expect(first.warnings).toEqual([]);
    for (const { warnings } of again)
      expect(warnings).toEqual([expect.stringContaining("the draft made from it then")]);
    const twice = await Promise.all([1, 2, 3].map(() => uploaded(token, `${text}\n\n`)));
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
    expect(twice[0]?.sums).toMatchObject([{ state: "toFix", count: 1 }]);
    await approve(owner, token, await asShown(token, first.id));
    await run();
    const later = await uploaded(token, text, { name: "vēlreiz.csv" });
    expect(later.warnings).toEqual(["The content is the same as that of an earlier file: rēķini.csv."]);
    expect(later.sums).toMatchObject([{ state: "toFix", count: 1 }]);
  });

  it("of a later day are made on it, unless the account has another name by then [2.10-10]", async () => {
    const { owner, token } = await withOwner();
    const dated = (text: string, day: string) =>
      text
        .split("\n")
        .map((line, nth) => `${line};${nth === 0 ? "date" : day}`)
        .join("\n");
    const file = await uploaded(
      token,
      dated(
        csv(["Anna Liepiņa", anna, "5.00", "A"], ["Jānis Kalniņš-Bērzs", close[1], "6.00", "B"]),
        "2026-11-24",
      ),
    );
    expect(file).toMatchObject({ first_day: "2026-11-24", last_day: "2026-11-24" });
    await approve(owner, token, await asShown(token, file.id));
    await run();
    expect(await paid(owner)).toEqual([]);
    const call = (holder: string) =>
      at.db.updateTable("outside_accounts").set({ holder_name: holder }).where("iban", "=", anna).execute();
    await call("Cits Cilvēks");
    bank.later(4 * dayMs);
    await run();
    await call("Anna Liepiņa");
    const owned = await bank.token(owner);
    expect((await rows(owned, file.id)).rows).toMatchObject([
      { state: "refused", refused: "The payee's account is in another name." },
      { state: "paid" },
    ]);
    expect(await paid(owner)).toHaveLength(1);
  });

  it("whose day passes before others have approved them are counted, and paid once they have [2.10-9]", async () => {
    const a = await shared.company();
    const clerk = await shared.colleague(a, access(["prepare"]));
    const { id } = await uploaded(
      clerk.token,
      [
        "name;iban;amount;reference;date",
        `Anna Liepiņa;${anna};5.00;A;2026-11-23`,
        `Anna Liepiņa;${anna};6.00;B;2026-11-24`,
        `Anna Liepiņa;${anna};7.00;C;2026-12-20`,
      ].join("\n"),
    );
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    expect((await proposals(a.token))[0]?.file?.passed).toBe(0);
    bank.later(4 * dayMs);
    const token = await bank.token(a.owner);
    const [waiting] = await proposals(token);
    expect(waiting?.file).toMatchObject({ first_day: "2026-11-23", passed: 1 });
    expect((await rows(token, id)).data).toMatchObject({ state: "waiting", passed: 1 });
    const { data: listed } = (await bank.call("paymentFileList", {}, { token })).data;
    expect(listed?.map(({ passed }) => passed)).toEqual([1]);
    await give(a.owner, token, waiting?.id ?? "", "18.00");
    await run();
    expect((await rows(token, id)).data?.passed).toBe(0);
    expect(await paid(a.owner)).toMatchObject([{ to_reference: "A" }, { to_reference: "B" }]);
  });

  it("of salaries are approved by who may not see them by their total alone [2.10-11]", async () => {
    const a = await shared.company();
    const approver = await shared.colleague(a, access(["approve"]));
    const clerk = await shared.colleague(a, access(["prepare", "salaries"]));
    const { id } = await uploaded(
      clerk.token,
      csv(["Anna Liepiņa", anna, "5.00", "Alga"], ["Anna Liepiņa", anna, "6.00", "Piemaksa"]),
    );
    await bank.call("paymentFileUpdate", { id, is_salary: true }, { token: clerk.token });
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    const { data: queue, text } = await bank.call("approvalList", {}, { token: approver.token });
    const [waiting] = queue.data ?? [];
    expect(waiting).toMatchObject({
      ...{ bar: null, file: { amount: "11.00", payments: 2, is_salary: true, is_hidden: true } },
    });
    expect(text).not.toMatch(/Liepiņa|UNLA|Piemaksa/);
    expect((await look(approver.token, id)).text).not.toMatch(/Liepiņa|UNLA|Piemaksa/);
    expect((await proposals(a.token))[0]?.file?.is_hidden).toBe(false);
    expect((await proposals(clerk.token))[0]?.file?.is_hidden).toBe(false);
    const given = await give(approver.who, approver.token, waiting?.id ?? "", "11.00");
    expect(given.data.data).toMatchObject([{ state: "approved" }]);
    await run();
    expect(await paid(a.owner)).toHaveLength(2);
  });

  it("are answered as pain.001, and what became of them as pain.002 [2.10-10]", async () => {
    const { owner, token } = await withOwner();
    const file = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "600.00", "A"], ["Anna Liepiņa", anna, "300.00", "B"]),
    );
    const report = async (format: RequestOf<typeof calls.paymentFileReport>["format"]) =>
      (await bank.send("paymentFileReport", { id: file.id, format }, { token })).text();
    const written = await report("pain.001.001.09");
    expect(written).toMatch(/<NbOfTxs>2<\/NbOfTxs>\s*<CtrlSum>900.00<\/CtrlSum>/);
    await bank.call("paymentFileRemove", { id: file.id, withdraws: false }, { token });
    const again = await uploaded(token, written, { name: "raksts.xml" });
    expect(again).toMatchObject({ format: "pain.001.001.09", sums: [{ count: 2, amount: "900.00" }] });
    await approve(owner, token, await asShown(token, again.id));
    await shared.paying(owner, owner, token)({ amount: "500.00", to_reference: "Pa to laiku" });
    await run();
    const { data } = await rows(token, again.id);
    const became = await bank.send(
      "paymentFileReport",
      { id: data?.id ?? "", format: "pain.002.001.10" },
      { token },
    );
    const text = await became.text();
    expect(text).toContain("<GrpSts>PART</GrpSts>");
    expect([...text.matchAll(/<TxSts>(\w+)<\/TxSts>/g)].map(([, status]) => status)).toEqual([
      "RJCT",
      "ACSP",
    ]);
    expect(text).toContain("<Cd>AM04</Cd>");
    const paper = await bank.send("paymentFileReport", { id: again.id, format: "pdf" }, { token });
    expect(paper.headers.get("Content-Disposition")).toContain("raksts.pdf");
    const read = (await readPdf(await paper.blob())).pages.join(" ").replaceAll(/\s+/g, " ");
    expect(read).toContain("The balance was too low.");
  });

  it("nobody approves are deleted after a month", async () => {
    const { token } = await withOwner();
    const { id } = await uploaded(token, csv(["Anna Liepiņa", anna, "5.00", "A"]));
    const left = () => at.db.selectFrom("payment_rows").select("nth").where("file_id", "=", id).execute();
    await deleteExpired(at.db, bank.clock.now() + 29 * dayMs);
    expect(await left()).toHaveLength(1);
    await deleteExpired(at.db, bank.clock.now() + 31 * dayMs);
    expect(await left()).toEqual([]);
  });
});
