import type { Page, Request } from "@playwright/test";

/**
 * A provider written from the text of the specification alone (sections 3, 4, 7 and 8), not from our contract: only its
 * calls and fields exist, all else is 404 without a body. What the text leaves open comes as awkwardly as it may: null,
 * numbers, text, empty bodies, lists without an envelope.
 */
interface Answer {
  status?: number;
  /** Text is sent as it is, everything else as JSON; nothing is an empty body. */
  body?: unknown;
}

type Body = Readonly<Record<string, unknown>>;

const user = {
  ...{ id: 31, provider: null, account_id: null, risk_level: null, email_confirm: 1, phone_confirm: null },
  ...{ sumsub_status: "verify", sumsub_id: null, createdAt: 1772442900000, updatedAt: null },
  ...{ first_name: "Ilze", last_name: "Ozola", middle_name: null, tariff: 2, tariff_name: null },
  ...{ is_corporate: null, corporate_confirm: null, two_factor_auth: "1", two_factor_secret: null },
  ...{ overdraft: "", email_address: "ilze@example.lv", mobile_number: null, zip_code: null, city: null },
  ...{ country: null, street: null, iban: null },
};
const director = { ...user, id: 32, sumsub_status: null, is_corporate: 1, corporate_confirm: true };

const account = {
  ...{
    token: "token-7",
    name: null,
    balance: "900.0000",
    balance_gbp: 0.30000000000000004,
    fiat_topup: null,
  },
  ...{ members: null, user },
};

const payment = {
  ...{ id: 5001, type: "RECEIVE", status: "done", amount: 40.1, fee: null, currency: "EUR" },
  ...{ createdAt: "2026-03-02 09:15:00", updatedAt: null, from_name: "Rīta Kafejnīca", from_account: null },
  ...{ to_name: null, to_reference: 118 },
};

const member = {
  ...{ position: "owner", percent: 33.333, account: { first_name: "Anna", last_name: null } },
  user: { id: 33, sumsub_status: null },
};

/** The server's messages in the forms of section 8. */
export const said = {
  reset: "Not before midnight",
  password: "Too much like your last one",
  complaint: "The complaints desk is full",
} as const;

export class LiteralProvider {
  /** What was asked, in order: the path and the body. */
  readonly asked: [path: string, body: Body][] = [];
  /** What was paid, newest first: as often as it was asked for, since it knows no keys. */
  readonly paid: Body[] = [];
  /** Calls whose next answer is lost once they are done. */
  readonly losing = new Set<string>();
  private readonly templates: Body[] = [];
  private readonly failures: Record<string, Answer[]> = {
    "/reset_confirm": [
      { status: 400, body: "CODE DOES NOT MATCH" },
      { status: 500, body: { message: said.reset } },
    ],
    "/user/reset_pass": [{ status: 400, body: JSON.stringify(said.password) }],
    "/user/complaint/send": [{ status: 500, body: { message: said.complaint } }],
  };

  /** Answers all calls of a page. */
  async serve(page: Page): Promise<void> {
    await page.route("**/api/v1/**", async (route) => {
      const request = route.request();
      const path = new URL(request.url()).pathname.replace("/api/v1", "");
      const sent = LiteralProvider.bodyOf(request);
      this.asked.push([path, sent]);
      const failure = this.failures[path]?.shift();
      const { status = 200, body } = failure ?? this.answer(path, sent, request.headers()["token"] ?? "");
      if (this.losing.delete(path)) return route.abort("connectionreset");
      const isText = typeof body === "string";
      await route.fulfill({
        status,
        contentType: isText ? "text/plain" : "application/json",
        body: isText ? body : body === undefined ? "" : JSON.stringify(body),
      });
    });
  }

  private static bodyOf(request: Request): Body {
    const isJson = request.headers()["content-type"] === "application/json";
    return isJson ? (request.postDataJSON() as Body) : {};
  }

  private answer(path: string, sent: Body, token: string): Answer {
    const isCompany = token === "token-8";
    switch (path) {
      case "/login":
        return sent["code"]
          ? { body: { err: null, accessToken: "token-7", refreshToken: "refresh" } }
          : { body: { err: "INCORRECT_2FA_CODE" } };
      case "/user/multilogin":
        return {
          body: {
            tokens: [
              { corp_id: 7, token: "token-7", name: null },
              { corp_id: 8, token: "token-8", name: "SIA Krasts" },
            ],
          },
        };
      case "/user/account_info":
        return { body: isCompany ? { ...account, name: "SIA Krasts", user: director } : account };
      case "/user/user_info":
        return { body: { data: user } };
      case "/order":
        return { body: [...this.paid, payment] };
      case "/order/create":
        if (!sent["force_payment"])
          return { body: { vop_result: "CMTC", matchedName: "Anna Liepa", message: null } };
        this.paid.unshift({ ...sent, id: 5002 + this.paid.length, status: "pending", createdAt: Date.now() });
        return { body: {} };
      case "/user/payment_templates/list":
        return { body: this.templates };
      case "/user/payment_templates/create":
        this.templates.push({ ...sent, id: 90, details: null, amount: Number(sent["amount"]) });
        return { body: {} };
      case "/corporate/info":
        return {
          body: {
            corporation: { user: director, account: null },
            ...{ members: [member], balance: "", balance_gbp: null },
            info: [
              { name: "Director Register" },
              { name: "Shareholder Register", is_file: 1, section: null },
            ],
          },
        };
      case "/corporate/member_delete":
        return { body: {} };
      case "/bridge/get-history":
        return {
          body: {
            messages: [
              { text: "My card was stolen", user_id: 31, user_name: null, create_at: "2026-03-02 09:20:00" },
              { text: "ilze@example.lv 31", user_id: 31, user_name: null, create_at: 1772442900000 },
            ],
          },
        };
      case "/corporate/pdf_signed_exists":
      case "/logout":
      case "/reset":
      case "/reset_confirm":
      case "/user/reset_pass":
        return {};
      case "/user/complaint/send":
        return { body: {} };
      default:
        return { status: 404 };
    }
  }
}
