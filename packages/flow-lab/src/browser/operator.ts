import { setTimeout } from "node:timers/promises";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { rights as allRights, type Right } from "@amberline/api/operator";
import { operatorKey } from "./address";

export interface Customer {
  login: string;
  password: string;
  totpSecret: string | null;
  accountId: string;
  /** Empty for an account without one. */
  iban: string;
  /** Null for an account with an IBAN. */
  topUpReference: string | null;
  name: string;
}

export interface Wanted {
  kind?: "private" | "corporate";
  verified?: boolean;
  twoFactor?: boolean;
  /** Decimal text, EUR. */
  balance?: string;
  overdraft?: string;
  confirmed?: boolean;
  name?: string;
  vopPolicy?: "warn" | "refuse";
  /** False: payments go to the partner bank, with a reference. */
  ownIban?: boolean;
  /** Agreed to the terms before the newest, and was told of the newest. */
  toldOfTerms?: boolean;
}

export interface Payment {
  id: string;
  type: "SEND" | "RECEIVE";
  status: string;
  /** Decimal text. */
  amount: string;
  to_name: string;
  to_account: string;
  to_reference: string;
  payment_type: string;
}

export type Verdict =
  | { decision: "approve" }
  | {
      decision: "retry" | "final";
      reason?:
        | "photo_unreadable"
        | "document_expired"
        | "document_unsuitable"
        | "face_differs"
        | "not_original"
        | "other";
      comment?: string;
    };

export interface Verification {
  id: string;
  state: "submitted" | "approved" | "retry" | "final";
  document: "passport" | "id_card";
  language: "en" | "lv";
  parts: ("front" | "back" | "selfie")[];
  reason: string | null;
  comment: string;
}

interface Ledger {
  total: number;
  unequal: unknown;
  balance: { posted: string; pendingOut: string } | null;
  payments: Payment[];
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const headers = { Authorization: `Bearer ${operatorKey}` };

/** The sandbox may close a keep-alive connection just as it is reused; nothing was processed then. */
const maxRetries = 1;

/** The sandbox's operator: creates customers, reads their codes and mail, and checks the ledger. */
export class Operator {
  constructor(private readonly request: APIRequestContext) {}

  async post<T>(path: string, data: unknown): Promise<T> {
    const answer = await this.request.post(`/sandbox/api/${path}`, { data, headers, maxRetries });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }

  async get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    const answer = await this.request.get(`/sandbox/api/${path}`, { params: query, headers, maxRetries });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  }

  async file(path: string): Promise<Buffer> {
    return (await this.request.get(`/sandbox/api/${path}`, { headers })).body();
  }

  /** A new operator, signed in in the browser of the page. */
  async enter(page: Page, rights: readonly Right[] = allRights): Promise<{ name: string; password: string }> {
    const { invitation } = await this.post<{ invitation: string }>("invitations", { rights });
    const chosen = { name: `Anna ${crypto.randomUUID().slice(0, 8)}`, password: "Zaļa-pūce-7-kokos" };
    const data = { ...chosen, invitation };
    const answer = await page.request.post("/sandbox/api/invitations/accept", { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return chosen;
  }

  /** A customer for one test: verified, with two-factor, confirmed, with 1000.00 EUR by default. */
  customer(wanted: Wanted = {}): Promise<Customer> {
    return this.post("customers", { balance: "1000.00", ...wanted });
  }

  /** The current two-factor code, unused and valid long enough to be typed. */
  async code(login: string): Promise<string> {
    interface Next {
      code: string;
      usableInMs: number;
      secondsLeft: number;
    }
    for (;;) {
      const { code, usableInMs, secondsLeft } = await this.get<Next>("codes", { login });
      if (usableInMs === 0 && secondsLeft >= 5) return code;
      await setTimeout(usableInMs || secondsLeft * 1_000);
    }
  }

  /** The code in the newest message to a customer. */
  async mailedCode(login: string): Promise<string> {
    const { mail } = await this.get<{ mail: { body: string }[] }>("outbox", { login });
    return /\b[A-Z\d]{6}\b/.exec(mail[0]?.body ?? "")?.[0] ?? "";
  }

  /** The code that the bank sends for one act in a session. */
  async codeFor(login: string, token: string, act: string, subject?: string): Promise<string> {
    const sent = await this.request.post("/api/v1/user/challenge", {
      headers: { token },
      data: { act, subject },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
    return this.mailedCode(login);
  }

  /** Has the customer prove who is there, without the app, so that the session may make a change once. */
  async allow({ login, password }: Customer, token: string, act: string, subject?: string) {
    const code = await this.codeFor(login, token, act, subject);
    const data = { act, subject, password, ...(code ? { code } : {}) };
    const answer = await this.request.post("/api/v1/user/step_up", { headers: { token }, data });
    expect(await answer.json()).toEqual({});
  }

  ledger(accountId: string): Promise<Ledger> {
    return this.get("ledger", { account: accountId });
  }

  /** Payments sent by an account, newest first. */
  async sent(accountId: string): Promise<Payment[]> {
    const { payments } = await this.ledger(accountId);
    return payments.filter(({ type }) => type === "SEND");
  }

  decide(paymentId: string, decision: "settle" | "decline" | "fail") {
    return this.post<{ status: string }>(`payments/${paymentId}/${decision}`, {});
  }

  /** Faults for the next requests of a call, optionally of one visitor; see the sandbox's faults. */
  planFaults(faults: readonly object[]): Promise<unknown> {
    return this.post("faults", faults);
  }

  /** Tokens without the sign-in page, for tests about something else. */
  session(login: string): Promise<Tokens> {
    return this.post("sessions", { login });
  }

  /** Pays from one customer to another, without the app. */
  async pay(from: Customer, to: Pick<Customer, "name" | "iban">, amount: string): Promise<void> {
    const { accessToken: token } = await this.session(from.login);
    const order = {
      ...{ to_name: to.name, to_account: to.iban, to_bic: "AMBRLV22", to_reference: "Shared dinner" },
      ...{ to_address: "", to_address_city: "", to_address_zip: "", to_address_country: "" },
      ...{ from_name: from.name, from_account: from.iban, from_address: "", from_reference: "" },
      ...{ from_country: "", from_city: "", from_zip: "", entered_by: from.accountId },
      ...{ amount, fee: "0", currency: "EUR", type: "SEND", payment_system: "SEPA" },
      ...{ payment_type: "INSTANT", beneficary_type: "private" },
    };
    const create = async (change: object) => {
      const answer = await this.request.post("/api/v1/order/create", {
        headers: { token, "Idempotency-Key": `${from.accountId}-${amount}` },
        data: { ...order, ...change },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as { vop_id?: string; status?: string };
    };
    const { vop_id } = await create({ force_payment: false });
    const { status } = await create({
      force_payment: true,
      vop_id,
      code2fa: await this.codeFor(from.login, token, "payment", vop_id),
    });
    expect(status).toBe("done");
  }

  /** The account of a user who signed up through the page. */
  async accountOf(login: string): Promise<{ id: string; iban: string }> {
    const { accessToken: token } = await this.session(login);
    const answer = await this.request.get("/api/v1/user/account_info", { headers: { token } });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { data } = (await answer.json()) as { data: { id: string; user: { iban: string } } };
    return { id: data.id, iban: data.user.iban };
  }

  private async idOf(login: string): Promise<string> {
    const { customers } = await this.get<{ customers: { id: string }[] }>("customers", { search: login });
    return customers[0]?.id ?? "";
  }

  /** Sends messages to a customer as the bank. */
  async replyInChat(login: string, ...texts: string[]): Promise<void> {
    const id = await this.idOf(login);
    for (const text of texts) await this.post(`chats/${id}/messages`, { text, name: "Anna" });
  }

  /** Closes the live streams of a customer's chat, like a lost connection. */
  async cutChat(login: string): Promise<void> {
    await this.post("chats/streams/cut", { loginId: await this.idOf(login) });
  }

  /** Writes to the bank as a customer, without the app. */
  async writeToChat(login: string, message: string): Promise<void> {
    const { accessToken: token } = await this.session(login);
    const answer = await this.request.post("/api/v1/bridge/message", {
      headers: { token },
      data: { user_id: await this.idOf(login), message, chat_id: "support", attachments: [], root_id: "" },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Files a complaint as a customer, without the app. Returns its number. */
  async complain(login: string, subject: string, description: string): Promise<string> {
    const { accessToken: token } = await this.session(login);
    const answer = await this.request.post("/api/v1/user/complaint/send", {
      headers: { token },
      multipart: { subject, description },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { reference: string }).reference;
  }

  /** Submits pictures of a document and a face for a customer, as the widget does. */
  submitVerification(login: string, document: "passport" | "id_card" = "passport"): Promise<Verification> {
    return this.post("verifications/submit", { login, document });
  }

  /** Decides a verification; repeating a decision has no effect. */
  decideVerification(login: string, verdict: Verdict): Promise<{ state: string; changed: boolean }> {
    return this.post("verifications/decide", { login, ...verdict });
  }

  /** A customer's verifications, pending ones first. */
  async verifications(login: string): Promise<Verification[]> {
    const { verifications } = await this.get<{ verifications: Verification[] }>("verifications", { login });
    return verifications;
  }

  /** Expires a customer's widget tokens. */
  endWidgetTokens(login: string): Promise<unknown> {
    return this.post("verifications/end_tokens", { login });
  }

  /** The newest message to a customer. */
  async newestMail(login: string): Promise<{ subject: string; body: string } | undefined> {
    const { mail } = await this.get<{ mail: { subject: string; body: string }[] }>("outbox", { login });
    return mail[0];
  }
}
