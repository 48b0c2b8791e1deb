import { calls, type CallName } from "@amberline/api/contract";
import { expect, it } from "vitest";
import { examples } from "../openapi";
import { describeOnPGlite } from "../platform/testDatabases";
import { paymentTo } from "../testing/orders";
import { testBank } from "../testing/testBank";

const names = Object.keys(calls) as CallName[];
const sessionCalls = names.filter((name) => calls[name].access === "session");

describeOnPGlite("access to calls", (at) => {
  const bank = testBank(at);
  const ask = (name: CallName, token?: string) =>
    bank.send(name, examples[name].request, { token, key: "sweep", language: "lv" });

  it.each(sessionCalls)("%s is refused after the session has expired or ended [8]", async (name) => {
    const who = await bank.customer();
    const signedOut = await bank.signIn(who);
    const late = await bank.signIn(who);
    await bank.call("logout", {}, { token: signedOut.accessToken });
    // Signing out takes a token for a minute longer.
    bank.later(name === "logout" ? 660_000 : 600_000);
    for (const { accessToken } of [signedOut, late]) expect((await ask(name, accessToken)).status).toBe(401);
  });

  it.each(names.filter((name) => !sessionCalls.includes(name)))("%s requires no session", async (name) => {
    const response = await ask(name);
    expect(name === "refresh" || response.status === 200).toBe(true);
  });

  it("allows nobody to pay from another customer's account [6] [8]", async () => {
    const [who, other] = [await bank.customer(), await bank.customer()];
    const token = await bank.token(who);
    for (const from_account of [other.iban, other.accountId, "LV00"]) {
      const request = paymentTo(who, { from_account });
      expect((await bank.call("orderCreate", request, { token, key: "k" })).status).toBe(403);
    }
    for (const from_account of [who.iban, who.accountId, "", who.iban.replace(/(.{4})/g, "$1 ")]) {
      const request = paymentTo(who, { from_account });
      expect((await bank.call("orderCreate", request, { token, key: "k" })).status).toBe(200);
    }
  });

  it("limits a token to its own account, and a login to its own accounts", async () => {
    const company = await bank.customer({ kind: "corporate" });
    const { accessToken } = await bank.signIn(company);
    const { data } = await bank.call("accountInfo", {}, { token: accessToken });
    expect(data.data?.id).not.toBe(company.accountId);
    expect((await bank.call("orderList", { id: company.accountId }, { token: accessToken })).status).toBe(
      200,
    );
    const request = paymentTo(company, { from_account: company.iban });
    expect((await bank.call("orderCreate", request, { token: accessToken, key: "k" })).status).toBe(403);
  });
});
