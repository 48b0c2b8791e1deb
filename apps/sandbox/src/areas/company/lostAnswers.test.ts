import { type CallName } from "@amberline/api/contract";
import { expect, it } from "vitest";
import { type FaultKind } from "@amberline/api/operator";
import { describeOnPGlite } from "../../platform/testDatabases";
import { answerAll, founders } from "../../testing/companies";
import { testBank } from "../../testing/testBank";

const anna = { first_name: "Anna", last_name: "Liepa", generatePassword: true };

describeOnPGlite("a company after lost answers", (at) => {
  const bank = testBank(at);
  const { founder } = founders(bank);

  /** Sends a request under a fault that loses it, loses its answer or duplicates it, then sends it again. */
  async function twice<Answer extends { status: number }>(
    call: CallName,
    fault: FaultKind,
    ask: () => Promise<Answer>,
  ) {
    bank.faults.plan({ call, fault });
    expect((await ask()).status).toBe(fault === "duplicate" ? 200 : 599);
    return ask();
  }

  it.each(["drop", "dropAfter", "duplicate"] as const)(
    "repeats requests after %s without duplicates",
    async (fault) => {
      const one = await founder();
      const { token } = one;
      const email = `${fault.toLowerCase()}@amberline.example`;
      const company = { name: "SIA Otrais Krasts", country: "LV", registration_number: "40003777001" };
      const opened = await twice("companyCreate", fault, () =>
        bank.call("companyCreate", company, { token }),
      );
      expect(opened.data.corporate_id).toBeTruthy();
      const { data } = await bank.call("multilogin", {}, { token });
      expect(data.tokens).toHaveLength(3);

      const made = await twice("memberUserCreate", fault, () =>
        bank.call("memberUserCreate", { ...anna, email }, { token }),
      );
      const memberId = made.data.user_id ?? "";
      expect((await bank.mail()).filter(({ recipient }) => recipient === email)).toHaveLength(1);
      const added = await twice("memberAdd", fault, () => one.add(memberId, "owner", "25.5"));
      expect(added.data.success).toBe(true);
      expect((await twice("companyInfoAdd", fault, () => one.upload())).data.success).toBe(true);
      const { members, info } = await one.info();
      expect([members?.length, info?.filter(({ is_file: isFile }) => isFile).length]).toEqual([1, 1]);

      const removed = await twice("memberDelete", fault, () => one.remove(memberId));
      expect(removed.err ?? "removed").toBe(fault === "drop" ? "removed" : "NOT_FOUND");
      expect((await one.info()).members).toEqual([]);
    },
  );

  it("is signed if the answer to its signature was lost, and says so", async () => {
    const one = await founder();
    await answerAll(one);
    const of = { corporate_id: one.companyId };
    const code = await one.signingCode();
    const sign = () => bank.call("contractSign", { ...of, code }, { token: one.token });
    expect((await twice("contractSign", "dropAfter", sign)).err).toBe("INCORRECT_2FA_CODE");
    const { data } = await bank.call("contractSignedExists", of, { token: one.token });
    expect(data.exists).toBe(true);
  });
});
