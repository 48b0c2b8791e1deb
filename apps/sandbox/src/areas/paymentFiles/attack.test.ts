import { dayMs } from "@amberline/domain/dates";
import { beforeEach, expect, it } from "vitest";
import { describeOnPGlite } from "../../platform/testDatabases";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { anna, close, other, csv, paymentFiles, type Line } from "../../testing/paymentFiles";
import { testBank } from "../../testing/testBank";
import { deleteExpired } from "../../housekeeping";

type Files = ReturnType<typeof paymentFiles>;

describeOnPGlite("attacks on payments from a file", (at) => {
  let bank: ReturnType<typeof testBank>;
  let shared: ReturnType<typeof sharedAccounts>;
  let upload: Files["upload"];
  let uploaded: Files["uploaded"];
  let look: Files["look"];
  let rows: Files["rows"];
  let change: Files["change"];
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
    ({ upload, uploaded, look, rows, change, approve, asShown, run, paid, sums, proposals, give } =
      paymentFiles(bank));
  });

  const withOwner = async () => shared.company();

  const withClerk = async (rights: Parameters<typeof access>[0] = ["prepare"]) => {
    const a = await shared.company();
    return { ...a, clerk: await shared.colleague(a, access(rights)) };
  };

  const dated = (...lines: [...Line, string][]) =>
    ["name;iban;amount;reference;date", ...lines.map((line) => line.join(";"))].join("\n");

  it("are accepted under another name only once the bank has said that it is another", async () => {
    const { token } = await withOwner();
    const many = Array.from({ length: 204 }, (_, nth): Line =>
      nth < 200 ? ["Anna Liepiņa", anna, "1.00", `R ${nth}`] : ["Zaglis Zaglis", anna, "1.00", `R ${nth}`],
    );
    const { id } = await uploaded(token, csv(...many));
    await change(token, { id, version: 1, nths: [201, 202, 203, 204], act: "accept" });
    await run();
    const after = await sums(token, id);
    expect(after["ready"]?.[0]).toBe(200);
    expect(after["toFix"]?.[0]).toBe(4);
  });

  it("tell whoever approves that their names were not checked, or are others", async () => {
    const { token, clerk } = await withClerk();
    const { id } = await uploaded(
      clerk.token,
      csv(["Latvenergo", anna, "5.00", "A"], ["Tet", anna, "6.00", "B"]),
    );
    expect(await sums(clerk.token, id)).toEqual({ toFix: [2, "11.00"] });
    await bank.call("paymentFileUpdate", { id, checks_names: false }, { token: clerk.token });
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    const [waiting] = await proposals(token);
    const file: { accepted: number; checks_names?: boolean } | null | undefined = waiting?.file;
    expect(file?.accepted === 2 || file?.checks_names === false).toBe(true);
  });

  it("are not paid again, after others have approved them, where one was paid meanwhile", async () => {
    const { owner, token, clerk } = await withClerk();
    const { id } = await uploaded(
      clerk.token,
      csv(["Anna Liepiņa", anna, "9.00", "Rekins 7"], ["Anna Liepiņa", anna, "5.00", "Rekins 8"]),
    );
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    await shared.paying(owner, owner, token)({ amount: "9.00", to_reference: "Rekins 7" });
    const [waiting] = await proposals(token);
    await give(owner, token, waiting?.id ?? "", "14.00");
    await run();
    expect((await paid(owner)).filter((row) => row.to_reference === "Rekins 7")).toHaveLength(1);
  });

  it("are not paid to an account that has another name since others were asked to approve them", async () => {
    const { owner, clerk } = await withClerk();
    const { id } = await uploaded(
      clerk.token,
      csv(["Anna Liepiņa", anna, "5.00", "A"], ["Anna Liepiņa", anna, "6.00", "B"]),
    );
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    const name = (holder: string) =>
      at.db.updateTable("outside_accounts").set({ holder_name: holder }).where("iban", "=", anna).execute();
    await name("Cits Cilvēks");
    bank.later(20 * dayMs);
    const token = await bank.token(owner);
    const [waiting] = await proposals(token);
    await give(owner, token, waiting?.id ?? "", "11.00");
    await run();
    await name("Anna Liepiņa");
    expect(await paid(owner)).toEqual([]);
  });

  it("are not approved without the name check if only one is left", async () => {
    const { owner, token } = await withOwner();
    const { id } = await uploaded(token, csv(["Zaglis", anna, "500.00", "A"], ["x", "LV00", "1.00", "B"]), {
      checks_names: false,
    });
    await change(token, { id, version: 1, nths: [2], act: "leave" });
    await approve(owner, token, await asShown(token, id));
    await run();
    expect(await paid(owner)).toEqual([]);
  });

  it("are checked where the rest of a file is a single one", async () => {
    const { owner, token } = await withOwner();
    const text = csv(
      ["Anna Liepiņa", anna, "1.00", "A"],
      ["Anna Liepiņa", anna, "2.00", "C"],
      ["Zaglis", "LV00", "500.00", "B"],
    );
    const { id } = await uploaded(token, text, { checks_names: false });
    await approve(owner, token, await asShown(token, id));
    await run();
    const { data: files } = (await bank.call("paymentFileList", {}, { token })).data;
    const rest = files?.find(({ state }) => state === "draft");
    const edit = { to_name: "Zaglis", to_account: anna, to_reference: "B", amount: "500.00" };
    const mended = await change(token, {
      ...{ id: rest?.id ?? "", version: rest?.version ?? 0, nths: [3], act: "edit", edit },
    });
    expect(mended.data.rows).toMatchObject([{ state: "toFix", vop_result: "NMTC" }]);
  });

  it("are asked about when they are restored after all others were", async () => {
    const { token } = await withOwner();
    const many = Array.from({ length: 202 }, (_, nth): Line => ["Anna Liepiņa", anna, "1.00", `R ${nth}`]);
    const { id } = await uploaded(token, csv(...many));
    await change(token, { id, version: 1, nths: [202], act: "leave" });
    await run();
    await change(token, { id, version: 2, nths: [202], act: "restore" });
    await run();
    expect(await sums(token, id)).toEqual({ ready: [202, "202.00"] });
  });

  it("are asked about when they are restored after the name check was turned on", async () => {
    const { token } = await withOwner();
    const text = csv(["Anna Liepiņa", anna, "5.00", "A"], ["Anna Liepiņa", anna, "6.00", "B"]);
    const { id } = await uploaded(token, text, { checks_names: false });
    await change(token, { id, version: 1, nths: [2], act: "leave" });
    await bank.call("paymentFileUpdate", { id, checks_names: true }, { token });
    await change(token, { id, version: 3, nths: [2], act: "restore" });
    await run();
    expect(await sums(token, id)).toEqual({ ready: [2, "11.00"] });
  });

  it("are read with however long an account", async () => {
    const { token } = await withOwner();
    const long = Array.from({ length: 1_990 }, (_, nth) =>
      String.fromCodePoint(0x4e00 + ((nth * 7919 + nth * nth * 31) % 20_000)),
    ).join("");
    const answer = await upload(token, csv(["Anna Liepiņa", long, "5.00", "A"]));
    expect(answer.status).toBe(200);
  });

  it("tell who approves that some are paid at once", async () => {
    const { token, clerk } = await withClerk();
    const { id } = await uploaded(
      clerk.token,
      dated(["Anna Liepiņa", anna, "900.00", "A", ""], ["Anna Liepiņa", anna, "1.00", "B", "2026-12-20"]),
    );
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    const [waiting] = await proposals(token);
    expect(waiting?.file?.first_day).not.toBe("2026-12-20");
  });

  it("are not approved by others if the balance does not cover what is paid at once", async () => {
    const { owner, token, clerk } = await withClerk();
    const { id } = await uploaded(
      clerk.token,
      dated(["Anna Liepiņa", anna, "900.00", "A", ""], ["Anna Liepiņa", anna, "1.00", "B", "2026-12-20"]),
    );
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    await shared.paying(owner, owner, token)({ amount: "500.00", to_reference: "Pa to laiku" });
    const [waiting] = await proposals(token);
    const given = await give(owner, token, waiting?.id ?? "", "901.00");
    expect(given.err).toContain("balance");
  });

  it("are approved by others if the balance covers what is paid at once", async () => {
    const { owner, clerk } = await withClerk();
    const { id } = await uploaded(
      clerk.token,
      dated(
        ["Anna Liepiņa", anna, "500.00", "A", "2026-11-24"],
        ["Anna Liepiņa", anna, "900.00", "B", "2026-12-20"],
      ),
    );
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    bank.later(4 * dayMs);
    const token = await bank.token(owner);
    const [waiting] = await proposals(token);
    const given = await give(owner, token, waiting?.id ?? "", "1400.00");
    expect(given.err).toBeUndefined();
  });

  it("are not approved if what other files are paying takes the balance", async () => {
    const { owner, token } = await withOwner();
    const one = await uploaded(token, csv(["Anna Liepiņa", anna, "600.00", "A"]));
    const two = await uploaded(token, csv(["Anna Liepiņa", anna, "700.00", "B"]));
    await approve(owner, token, await asShown(token, one.id));
    const second = await approve(owner, token, await asShown(token, two.id));
    expect(second.err).toContain("available");
  });

  it("tell their maker nothing of salaries that somebody else may see [2.10-11]", async () => {
    const { token, clerk } = await withClerk();
    const list = csv(["Anna Liepiņa", anna, "5.00", "Alga"], ["Anna Liepiņa", anna, "6.00", "Alga"]);
    const wages = await uploaded(token, list, { name: "algas.csv" });
    await bank.call("paymentFileUpdate", { id: wages.id, is_salary: true }, { token });
    const guess = await uploaded(clerk.token, `${list}\n`, { name: "minējums.csv" });
    await bank.call("paymentFileUpdate", { id: guess.id, is_salary: true }, { token: clerk.token });
    // The owner leaves one out and takes it in again, or tries to pay it.
    await change(token, { id: guess.id, version: 2, nths: [2], act: "leave" });
    await change(token, { id: guess.id, version: 3, nths: [2], act: "restore" });
    expect((await look(clerk.token, guess.id)).text).not.toContain("Same as");
  });

  it("tell nothing of salaries any more when they are none [2.10-11]", async () => {
    const { token, clerk } = await withClerk();
    const list = csv(["Anna Liepiņa", anna, "5.00", "Alga"], ["Anna Liepiņa", anna, "6.00", "Alga"]);
    const wages = await uploaded(token, list, { name: "algas.csv" });
    await bank.call("paymentFileUpdate", { id: wages.id, is_salary: true }, { token });
    const bills = await uploaded(token, csv(["Anna Liepiņa", anna, "5.00", "Alga"]));
    await bank.call("paymentFileUpdate", { id: bills.id, is_salary: true }, { token });
    await change(token, { id: bills.id, version: 2, nths: [1], act: "leave" });
    await change(token, { id: bills.id, version: 3, nths: [1], act: "restore" });
    await bank.call("paymentFileUpdate", { id: bills.id, is_salary: false }, { token });
    expect((await look(clerk.token, bills.id)).text).not.toContain("algas.csv");
  });

  it("in another currency stay so when something else is mended", async () => {
    const { token } = await withOwner();
    const text = ["name;iban;amount;currency;reference", `Anna Liepiņa;LV00;100.00;USD;A`].join("\n");
    const { id } = await uploaded(token, text);
    const edit = { to_name: "Anna Liepiņa", to_account: anna, to_reference: "A", amount: "100.00" };
    const mended = await change(token, { id, version: 1, nths: [1], act: "edit", edit });
    expect(mended.data.rows).toMatchObject([{ state: "toFix" }]);
  });

  it("that were declined are deleted a month later", async () => {
    const { token, clerk } = await withClerk();
    const { id } = await uploaded(clerk.token, csv(["Anna Liepiņa", anna, "5.00", "A"]));
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    const [waiting] = await proposals(token);
    await bank.call("approvalDecline", { id: waiting?.id ?? "", reason: "Nē" }, { token });
    await deleteExpired(at.db, bank.clock.now() + 90 * dayMs);
    const left = await at.db.selectFrom("payment_rows").select("nth").where("file_id", "=", id).execute();
    expect(left).toEqual([]);
  });

  it("are told of to the owner once the access of whoever approved them has ended", async () => {
    const a = await shared.company();
    const payer = await shared.colleague(a, access(["pay"]));
    const { id } = await uploaded(
      payer.token,
      dated(
        ["Anna Liepiņa", anna, "5.00", "A", "2026-11-24"],
        ["Anna Liepiņa", anna, "6.00", "B", "2026-11-24"],
      ),
    );
    await approve(payer.who, payer.token, await asShown(payer.token, id));
    await a.remove(a.owner, a.token, payer.id);
    bank.later(4 * dayMs);
    await run();
    const told = await at.db
      .selectFrom("outbox")
      .innerJoin("logins", "logins.id", "outbox.login_id")
      .select(["logins.email"])
      .where("subject", "=", "Your file of payments is done")
      .execute();
    expect(told.map(({ email }) => email)).not.toContain(payer.who.login);
  });

  it("are reported under the message id of their sender, the rest as well", async () => {
    const { owner, token } = await withOwner();
    const first = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "5.00", "A"], ["Zaglis Cits", anna, "6.00", "B"]),
    );
    const asked = { id: first.id, format: "pain.001.001.09" } as const;
    const written = await (await bank.send("paymentFileReport", asked, { token })).text();
    const messageId = /<MsgId>(.*?)<\/MsgId>/.exec(written)?.[1] ?? "-";
    await bank.call("paymentFileRemove", { id: first.id, withdraws: false }, { token });
    const { id } = await uploaded(token, written, { name: "a.xml" });
    await approve(owner, token, await asShown(token, id));
    const { data: files } = (await bank.call("paymentFileList", {}, { token })).data;
    const rest = files?.find(({ state }) => state === "draft" || state === "checking");
    const report = { id: rest?.id ?? "", format: "pain.002.001.10" } as const;
    const text = await (await bank.send("paymentFileReport", report, { token })).text();
    expect(text).toContain(`<OrgnlMsgId>${messageId}</OrgnlMsgId>`);
  });

  it("that are left out are not in the file that is written", async () => {
    const { token } = await withOwner();
    const { id } = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "5.00", "A"], ["Anna Liepiņa", anna, "6.00", "B"]),
    );
    await change(token, { id, version: 1, nths: [2], act: "leave" });
    const asked = { id, format: "pain.001.001.09" } as const;
    const text = await (await bank.send("paymentFileReport", asked, { token })).text();
    expect(text).toContain("<CtrlSum>5.00</CtrlSum>");
  });

  it("of the rest repeat one of the other file, not of their own", async () => {
    const { owner, token } = await withOwner();
    const { id } = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "5.00", "A"], ["Anna Liepiņa", anna, "5.00", "A"]),
    );
    await approve(owner, token, await asShown(token, id));
    await run();
    const { data: files } = (await bank.call("paymentFileList", {}, { token })).data;
    const rest = files?.find(({ state }) => state === "draft");
    const listed = (await rows(token, rest?.id ?? "")).rows;
    expect(listed?.[0]?.repeats).not.toContain("of this file");
  });

  it("that are left out stay so until they are restored", async () => {
    const { token } = await withOwner();
    const { id } = await uploaded(token, csv([...close, "5.00", "A"], [...other, "6.00", "B"]));
    await change(token, { id, version: 1, nths: [1, 2], act: "leave" });
    await change(token, { id, version: 2, nths: [2], act: "accept" });
    await change(token, { id, version: 3, nths: [1], act: "useName" });
    expect(await sums(token, id)).toEqual({ left: [2, "11.00"] });
  });

  it("are edited one by one", async () => {
    const { token } = await withOwner();
    const { id } = await uploaded(
      token,
      csv(["Anna Liepiņa", anna, "5.00", "A"], ["Anna Liepiņa", anna, "6.00", "B"]),
    );
    const edit = { to_name: "Anna Liepiņa", to_account: anna, to_reference: "C", amount: "7.00" };
    const answer = await change(token, { id, version: 1, nths: [1, 2], act: "edit", edit });
    expect(answer.status).not.toBe(200);
  });

  it("that wait make a single payment like one of them a repeat", async () => {
    const { owner, token, clerk } = await withClerk();
    const { id } = await uploaded(clerk.token, csv(["Anna Liepiņa", anna, "9.00", "Rekins 7"]));
    await approve(clerk.who, clerk.token, await asShown(clerk.token, id));
    const made = await shared.paying(owner, owner, token)({ amount: "9.00", to_reference: "Rekins 7" });
    expect(made.err).toBe("LIKELY_REPEAT");
  });

  it("are called salaries by nobody who may not see them [2.10-11]", async () => {
    const { clerk } = await withClerk();
    const { id } = await uploaded(clerk.token, csv(["Anna Liepiņa", anna, "400.00", "A"]));
    const hidden = await bank.call("paymentFileUpdate", { id, is_salary: true }, { token: clerk.token });
    expect(hidden.err).toContain("Only who may see salaries");
  });
});
