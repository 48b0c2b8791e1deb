import type { Page } from "@playwright/test";

/**
 * A provider written from the text of the specification alone (sections 3, 4, 7 and 8), not from our contract: only its
 * calls and fields exist, all else is 404 without a body. What the text leaves open comes as awkwardly as it may: null,
 * numbers, text, empty bodies, lists without an envelope.
 */
interface Answer {
  status?: number;
  /** Text is sent as it is, everything else as JSON; nothing is an empty body. */
  body?: unknown;
  /** Media type of a body that is neither. */
  type?: string;
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

const openPaths = ["/login", "/reg", "/reset", "/reset_confirm", "/access-token/refresh"];

const template = ["template_name", "beneficiary_name", "beneficiary_iban", "bic", "amount"];

/** What a write cannot do without, by section 7. */
const needed: Record<string, string[]> = {
  "/login": ["login", "password"],
  "/reset": ["email"],
  "/reset_confirm": ["email", "code", "password"],
  "/reg": [
    ...["first_name", "last_name", "login", "country", "city", "zip_code", "street"],
    ...["password", "confirm_password"],
  ],
  "/reg_ws": ["first_name", "last_name", "email"],
  "/confirm/get_confirm": ["type", "code"],
  "/user/reset_pass": ["password"],
  "/user/two_factor_update": ["code"],
  "/user/sumsub_link": ["external_id"],
  "/user/complaint/send": ["subject", "description"],
  "/user/payment_templates/create": template,
  "/user/payment_templates/update": ["id", ...template],
  "/user/payment_templates/delete": ["id"],
  "/corporate/info_add": ["corporate_id", "name", "section"],
  "/corporate/member_add": ["corporate_id", "member_id", "position"],
  "/corporate/member_delete": ["corporate_id", "member_id"],
  "/corporate/pdf_generate": ["corporate_id"],
  "/corporate/pdf_sign": ["corporate_id", "code"],
  "/order/create": [
    ...["to_name", "to_account", "to_bic", "to_reference", "amount", "fee", "currency", "type"],
    ...["payment_system", "payment_type", "beneficary_type", "entered_by"],
  ],
  "/bridge/message": ["user_id", "chat_id", "attachments"],
};

const isAmount = (text: unknown) =>
  /^\d{1,6}(\.\d{1,2})?$/.test(String(text)) && Number(text) > 0 && Number(text) <= 900;

const rightCode = "492039";
const pdf: Answer = { type: "application/pdf", body: "%PDF-1.4" };

/** What fails once, by call, each in another form of section 8. */
export const failuresOnce = (): Record<string, Answer[]> => ({
  "/reset_confirm": [
    { status: 400, body: "CODE DOES NOT MATCH" },
    { status: 500, body: { message: said.reset } },
  ],
  "/user/reset_pass": [{ status: 400, body: JSON.stringify(said.password) }],
  "/user/complaint/send": [{ status: 500, body: { message: said.complaint } }],
});

export class LiteralProvider {
  /** What was asked, in order: the path and the body. */
  readonly asked: [path: string, body: Body][] = [];
  /** What was paid, newest first: as often as it was asked for, since it knows no keys. */
  readonly paid: Body[] = [];
  /** Calls whose next answer is lost once they are done. */
  readonly losing = new Set<string>();
  private readonly templates: Body[] = [];
  private isSignedOut = false;

  constructor(private readonly failures: Record<string, Answer[]> = {}) {}

  /** Answers all calls of a page. */
  async serve(page: Page): Promise<void> {
    await page.route("**/api/v1/**", async (route) => {
      const request = route.request();
      const body = request.postDataBuffer();
      const asked = new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
      const answer = await this.fetch(asked);
      if (this.losing.delete(new URL(request.url()).pathname.replace("/api/v1", "")))
        return route.abort("connectionreset");
      await route.fulfill({
        status: answer.status,
        contentType: answer.headers.get("Content-Type") ?? "",
        body: await answer.text(),
      });
    });
  }

  /** Answers one call. */
  readonly fetch = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const asked = new Request(...request);
    const path = new URL(asked.url).pathname.replace("/api/v1", "");
    const sent = await LiteralProvider.bodyOf(asked);
    this.asked.push([path, sent]);
    const {
      status = 200,
      body,
      type,
    } = this.failures[path]?.shift() ?? this.judge(path, sent, asked.headers.get("token") ?? "");
    const isText = typeof body === "string";
    return new Response(isText ? body : body === undefined ? "" : JSON.stringify(body), {
      status,
      headers: { "Content-Type": type ?? (isText ? "text/plain" : "application/json") },
    });
  };

  private static async bodyOf(request: Request): Promise<Body> {
    if (request.method === "GET") return {};
    const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
    return (isForm ? Object.fromEntries(await request.formData()) : await request.json()) as Body;
  }

  /** Whether there is such a call, a session and all it needs; then its answer. */
  private judge(path: string, sent: Body, token: string): Answer {
    const answer = this.answers[path];
    if (!answer) return { status: 404 };
    const isKnown = ["token-7", "token-8"].includes(token) && !this.isSignedOut;
    if (!openPaths.includes(path) && !isKnown) return { status: 401 };
    const missing = needed[path]?.find((field) => (sent[field] ?? "") === "");
    if (missing) return { status: 400, body: `Please give ${missing}` };
    if ("amount" in sent && !isAmount(sent["amount"]))
      return { status: 400, body: { message: "Wrong amount" } };
    return answer(sent, token === "token-8");
  }

  private readonly answers: Record<string, (sent: Body, isCompany: boolean) => Answer> = {
    "/login": ({ login, code }) => {
      if (login !== user.email_address) return { body: { err: "BADPASS" } };
      this.isSignedOut &&= !code;
      return code
        ? { body: { err: null, accessToken: "token-7", refreshToken: "refresh" } }
        : { body: { err: "INCORRECT_2FA_CODE" } };
    },
    "/logout": () => {
      this.isSignedOut = true;
      return {};
    },
    "/access-token/refresh": ({ refreshToken }) =>
      refreshToken === "refresh" ? { body: { accessToken: "token-7" } } : { status: 401 },
    "/reg": () => ({ body: { err: "NO UINIQ " } }),
    "/reg_ws": () => ({ body: { user_id: 34, data: null } }),
    "/confirm/get_confirm": () => ({ body: { token: null } }),
    "/reset": () => ({}),
    "/reset_confirm": () => ({}),
    "/user/reset_pass": () => ({}),
    "/user/multilogin": () => ({
      body: {
        tokens: [
          { corp_id: 7, token: "token-7", name: null },
          { corp_id: 8, token: "token-8", name: "SIA Krasts" },
        ],
      },
    }),
    "/user/account_info": (_, isCompany) => ({
      body: isCompany ? { ...account, name: "SIA Krasts", user: director } : account,
    }),
    "/user/user_info": () => ({ body: { data: user } }),
    "/user/sumsub_token": () => ({ body: "_act-literal" }),
    "/user/sumsub_link": () => ({}),
    "/user/two_factor_setup": () => ({ body: { qrCodeUrl: "otpauth://totp/Literal", secret: "JBSWY3DP" } }),
    "/user/two_factor_update": ({ code }) => ({ body: { success: code === rightCode, error: "Wrong code" } }),
    "/user/complaint/send": () => ({ body: {} }),
    "/user/payment_templates/list": () => ({ body: this.templates }),
    "/user/payment_templates/create": (sent) => {
      this.templates.push({ ...sent, id: 90, details: null, amount: Number(sent["amount"]) });
      return { body: {} };
    },
    "/user/payment_templates/update": ({ id, ...sent }) => {
      const known = this.templates.findIndex((each) => String(each["id"]) === id);
      if (known === -1) return { status: 500, body: { message: "There is no such template" } };
      this.templates[known] = { ...this.templates[known], ...sent };
      return {};
    },
    "/user/payment_templates/delete": ({ id }) => {
      const known = this.templates.findIndex((each) => String(each["id"]) === id);
      if (known === -1) return { status: 500, body: { message: "There is no such template" } };
      this.templates.splice(known, 1);
      return { body: "" };
    },
    "/order": () => ({ body: [...this.paid, payment] }),
    "/order/create": (sent) => {
      if (Number(sent["fee"]) !== 0) return { status: 400, body: "The fee is 0" };
      if (!sent["force_payment"])
        return { body: { vop_result: "CMTC", matchedName: "Anna Liepa", message: null } };
      if (sent["code2fa"] !== rightCode) return { body: { err: "INCORRECT_2FA_CODE" } };
      this.paid.unshift({ ...sent, id: 5002 + this.paid.length, status: "pending", createdAt: Date.now() });
      return { body: {} };
    },
    "/order/pdf": () => pdf,
    "/order/transaction/pdf": () => pdf,
    "/corporate/info": () => ({
      body: {
        corporation: { user: director, account: null },
        ...{ members: [member], balance: "", balance_gbp: null },
        info: [{ name: "Director Register" }, { name: "Shareholder Register", is_file: 1, section: null }],
      },
    }),
    "/corporate/info_add": () => ({}),
    "/corporate/member_add": () => ({ body: { success: 1 } }),
    "/corporate/member_delete": () => ({ body: {} }),
    "/corporate/pdf_generate": () => pdf,
    "/corporate/pdf_signed_exists": () => ({}),
    "/corporate/pdf_signed": () => pdf,
    "/corporate/pdf_sign": () => ({}),
    "/bridge/get-history": () => ({
      body: {
        messages: [
          { text: "My card was stolen", user_id: 31, user_name: null, create_at: "2026-03-02 09:20:00" },
          { text: "ilze@example.lv 31", user_id: 31, user_name: null, create_at: 1772442900000 },
        ],
      },
    }),
    "/bridge/message": () => ({ body: { message_id: 17 } }),
    "/bridge/stream": () => ({ type: "text/event-stream", body: ": still here\n\n" }),
  };
}
