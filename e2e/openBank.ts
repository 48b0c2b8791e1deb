/** Open Bank Project's API as far as the example asks it, by its documentation of version 5.1.0. */
export function openBank(consumerKey = "key") {
  const account = {
    ...{ id: "8ca8a7e4", bank_id: "gh.29.uk", label: "My account", number: "123", product_code: "CURRENT" },
    balance: { currency: "EUR", amount: "900.00" },
    account_routings: [{ scheme: "IBAN", address: "DE89370400440532013000" }],
  };
  const party = (name: string, address: string) => ({
    ...{
      id: "5995d6a2",
      holder: { name, is_alias: false },
      bank_routing: { scheme: "BIC", address: "UNLALV2X" },
    },
    account_routings: [{ scheme: "IBAN", address }],
  });
  const transactions = [
    {
      id: "2595aed1",
      other_account: party("Rīta Kafejnīca", "LV80BANK0000435195001"),
      details: {
        ...{ type: "SEPA", description: "Invoice 118", posted: "2026-03-02T09:15:00Z" },
        ...{ completed: "2026-03-02T09:15:00Z", new_balance: account.balance },
        value: { currency: "EUR", amount: "40.10" },
      },
    },
  ];
  const waiting = new Map<string, (typeof transactions)[number]>();
  const tokens = new Set<string>();
  const fail = (status: number, message: string) => Response.json({ code: status, message }, { status });

  async function pay(request: Request): Promise<Response> {
    const { value, to, description } = (await request.json()) as {
      value: { currency: string; amount: string };
      to: { iban: string };
      description: string;
    };
    const id = crypto.randomUUID();
    if (
      !/^\d{1,6}(\.\d{1,2})?$/.test(value.amount) ||
      Number(value.amount) <= 0 ||
      Number(value.amount) > 900
    )
      return fail(400, "OBP-10001: Incorrect amount.");
    const details = {
      ...transactions[0]!.details,
      description,
      value: { ...value, amount: `-${value.amount}` },
    };
    waiting.set(id, { id, other_account: party("Anna Liepiņa", to.iban), details });
    return Response.json(
      { id, type: "SEPA", status: "INITIATED", challenges: [{ id: "c-1" }] },
      { status: 201 },
    );
  }

  async function answer(request: Request, id: string): Promise<Response> {
    const paid = waiting.get(id);
    if (((await request.json()) as { answer: string }).answer !== "492039" || !paid)
      return fail(400, "OBP-40016: Challenge Answer is wrong.");
    transactions.unshift(paid);
    return Response.json({ id, status: "COMPLETED" }, { status: 202 });
  }

  const fetch: typeof globalThis.fetch = async (...sent) => {
    const request = new Request(...sent);
    const path = new URL(request.url).pathname.replace("/obp/v5.1.0", "");
    const login = request.headers.get("DirectLogin") ?? "";
    if (path === "/my/logins/direct") {
      if (!login.includes(`username=ilze@example.lv,password=Amberline2026,consumer_key=${consumerKey}`))
        return fail(401, "OBP-20004: Invalid login credentials.");
      const token = `eyJhbGciOiJIUzI1NiJ9.${tokens.size}`;
      tokens.add(token);
      return Response.json({ token }, { status: 201 });
    }
    if (!tokens.has(login.replace("token=", ""))) return fail(401, "OBP-20001: User not logged in.");
    const of = `/banks/${account.bank_id}/accounts/${account.id}`;
    const payments = `${of}/owner/transaction-request-types/SEPA/transaction-requests`;
    if (path === "/my/accounts") return Response.json({ accounts: [{ ...account, balance: undefined }] });
    if (path === `/my${of}/account`) return Response.json(account);
    if (path === "/users/current")
      return Response.json({ user_id: "9ca9a7e4", email: "ilze@example.lv", username: "ilze" });
    if (path === `/my${of}/transactions`) return Response.json({ transactions });
    if (path === payments) return pay(request);
    const [, id] = /transaction-requests\/([^/]+)\/challenge$/.exec(path) ?? [];
    return id ? answer(request, id) : fail(404, "OBP-10404: Not found.");
  };
  return { fetch, transactions };
}
