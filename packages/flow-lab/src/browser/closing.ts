import { ask, tokenOf, type Company } from "./approvals";

/** Closes an account without money, without the app. */
export async function closeEmpty(bank: Company): Promise<void> {
  const { operator, owner } = bank;
  const token = await tokenOf(bank, owner.login);
  await operator.allow(owner, token, "accountClose", `${owner.accountId}:0.00`);
  await ask(bank, "accountClose", token, { amount: "0.00", to: null, check: null });
}
