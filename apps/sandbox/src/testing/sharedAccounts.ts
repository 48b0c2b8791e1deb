import { type WireAccess } from "@amberline/api/contract";
import { type Right } from "@amberline/domain/rights";
import { type Customer } from "../operator/createCustomer";
import { paymentTo, type OrderRequest } from "./orders";
import { type TestBank } from "./testBank";

export const access = (rights: Right[], most: Partial<WireAccess> = {}): WireAccess => ({
  rights: ["see", ...rights],
  per_payment: null,
  per_day: null,
  ...most,
});

/** Companies whose accounts several people use. */
export function sharedAccounts(bank: TestBank) {
  /** A confirmed company, and how somebody changes who has access to its account. */
  const company = async () => {
    const owner = await bank.customer({ kind: "corporate", name: "SIA Dzintara Krasts", balance: "1000.00" });
    const save = async (by: Customer, token: string, person: object) => {
      await bank.stepUp(by, token, "personSave");
      return bank.call(
        "personSave",
        { corporate_id: owner.accountId, access: access([]), ...person },
        { token },
      );
    };
    const remove = async (by: Customer, token: string, id: string) => {
      await bank.stepUp(by, token, "personRemove");
      return bank.call("personRemove", { corporate_id: owner.accountId, id }, { token });
    };
    return { owner, token: await bank.token(owner), save, remove };
  };
  const invite = (who: Customer, given: WireAccess) => ({
    first_name: "Anna",
    last_name: "Liepa",
    email: who.login,
    access: given,
  });
  const invitationsOf = async (token: string) =>
    (await bank.call("userInfo", {}, { token })).data.data?.access_invitations ?? [];
  /** Somebody who has accepted such access, with tokens of their own account and of the company's. */
  const colleague = async (
    { owner, token, save }: Awaited<ReturnType<typeof company>>,
    given: WireAccess,
    wanted: Parameters<typeof bank.customer>[0] = {},
  ) => {
    const who = await bank.customer(wanted);
    const list = (await save(owner, token, invite(who, given))).data.data ?? [];
    const { accessToken: own } = await bank.signIn(who);
    const [invitation] = await invitationsOf(own);
    await bank.call("invitationAnswer", { id: invitation?.id ?? "", accept: true }, { token: own });
    const { data } = await bank.call("multilogin", {}, { token: own });
    const theirs = data.tokens?.find(({ corp_id: id }) => id === owner.accountId)?.token ?? "";
    return { who, own, token: theirs, id: list.find(({ email }) => email === who.login)?.id ?? "" };
  };
  /** Asks for a payment from the company's account, and makes it with a code. */
  const paying = (who: Customer, owner: Customer, token: string, made = 0) => {
    let nth = made;
    return async (change: Partial<OrderRequest> = {}) => {
      const key = `${who.login}-${(nth += 1)}`;
      const request = paymentTo(owner, { to_reference: `Rēķins ${nth}`, ...change });
      const checked = await bank.call("orderCreate", request, { token, key });
      if (!checked.data.vop_id) return checked;
      const code2fa = await bank.codeFor(who, token, "payment", checked.data.vop_id);
      const forced = { ...request, force_payment: true, vop_id: checked.data.vop_id, code2fa };
      return bank.call("orderCreate", forced, { token, key });
    };
  };
  return { company, invite, invitationsOf, colleague, paying };
}
