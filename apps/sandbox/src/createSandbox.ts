import { BASE_PATH, calls, type AnyCall, type CallName } from "@amberline/api/contract";
import { Hono } from "hono";
import { findApprovalAct, mountApprovals } from "./areas/approvals";
import { mountAuth } from "./areas/auth";
import { defaultSessionLimits } from "./areas/auth/sessions";
import { mountChat } from "./areas/chat";
import { mountComplaint } from "./areas/complaint";
import { findMandateChange, findRuleChange, mountDirectDebits } from "./areas/directDebits";
import { findContractAct, makePerson, mountCompany } from "./areas/company";
import {
  mountIdentity,
  sameAddress,
  verificationRules,
  widgetApi,
  type Addresses,
  type IdentityOptions,
  type VerificationRules,
} from "./areas/identity";
import { mountMoneyRequests } from "./areas/moneyRequests";
import { findClosing, mountClosing } from "./areas/closing";
import { findCopy, mountMyData } from "./areas/myData";
import { mountNotifications } from "./areas/notifications";
import { findPaymentAct, makePayment, mountOrders } from "./areas/orders";
import { mountPapers } from "./areas/papers";
import { mountPasskeys } from "./areas/passkeys";
import { findFileAct, makeFile, mountPaymentFiles } from "./areas/paymentFiles";
import { defaultTrustLimits, findTrustChange, mountPayees } from "./areas/payees";
import { mountBudgets } from "./areas/budgets";
import { mountSpaces } from "./areas/spaces";
import { mountTwoFactor } from "./areas/twoFactor";
import { mountUser } from "./areas/user";
import { drawHere, type Draw } from "./documents";
import { type FindReader } from "./db/inTransaction";
import { localPubSub, type PubSub } from "./pubsub";
import { createFaults, meetFault, visitorHeader, type Faults } from "./faults";
import { allowOrigins } from "./http/cors";
import { answerProblem, createHandle } from "./http/handle";
import { withApiHeaders, withDate } from "./http/headers";
import { NotYours } from "./http/refusal";
import { openApiDocument } from "./openapi";
import { mountOperator, type OperatorOptions } from "./operator";
import { scryptPasswords, type IsBreached, type PasswordHasher } from "./secrets/passwords";
import {
  type ConsentBy,
  type CountryOf,
  type IsInfected,
  type Parts,
  type Pusher,
  type SessionLimits,
  type TrustLimits,
} from "./parts";
import { systemRandom, type Random } from "./secrets/random";
import { languageOf, catalogueIn } from "./locales";
import { type WidgetFiles } from "./widget/files";
import { mountWidget } from "./widget/mount";

export interface SandboxOptions extends Pick<Parts, "db" | "clock" | "mailer" | "fonts" | "sealing"> {
  /** @default the database itself */
  findReader?: FindReader | undefined;
  /** Connects the processes on one database. @default this process only */
  pubsub?: PubSub;
  /** Faults a tester plans. @default none */
  faults?: Faults;
  /** @default scrypt in plain JavaScript */
  passwords?: PasswordHasher;
  /** Refuses new passwords besides those that are too common. @default none */
  isBreached?: IsBreached | undefined;
  /** @default no address has a country */
  countryOf?: CountryOf | undefined;
  /** Refuses files of customers besides those of other kinds. @default none */
  isInfected?: IsInfected | undefined;
  /** @default none: nothing is pushed to browsers */
  pusher?: Pusher | null;
  /** How the operator's calls under /sandbox/api are served. @default not at all */
  operator?: OperatorOptions | undefined;
  /** Draws what customers download. @default in the thread that answers requests */
  draw?: Draw;
  /** Origins of the app and the widget. @default the origin of the request */
  addresses?: Addresses;
  /** Origins of apps besides the provider's own that may ask. @default none */
  allowedOrigins?: readonly string[];
  /** Files of the built verification widget. @default none: its pages do not exist */
  widget?: WidgetFiles;
  /** @default `verificationRules` */
  verification?: Partial<VerificationRules>;
  /** Source of tokens, codes and ids. @default the platform's generator */
  random?: Random;
  /** Waits so many milliseconds. @default the platform's timer */
  pause?: (ms: number) => Promise<void>;
  /** @default "both" */
  consentBy?: ConsentBy;
  /** @default ten minutes and half a day */
  sessionLimits?: SessionLimits;
  /** @default 250 and 500 EUR */
  trustLimits?: TrustLimits | null;
  /** Reports defects; the API's callers only learn that there was one. @default nobody */
  onDefect?: (error: unknown) => void;
}

const callEntries = Object.entries(calls) as [CallName, AnyCall][];

const callAt = (path: string) => callEntries.find(([, call]) => BASE_PATH + call.path === path);

function createApi(parts: Parts, identity: IdentityOptions, onDefect: (error: unknown) => void): Hono {
  const api = new Hono();
  const texts = (header: string | undefined) => catalogueIn(languageOf(header));
  api.use(withApiHeaders, withDate(parts.clock));
  // Calls are for programs: a browser that opens, frames or embeds an address gets nothing.
  api.use((context, next) => {
    const isFetch = ["empty", undefined].includes(context.req.header("Sec-Fetch-Dest"));
    if (isFetch || !callAt(context.req.path)) return next();
    throw new NotYours();
  });
  const handle = createHandle(api, parts);
  mountAuth(handle, parts, identity.addresses, {
    acts: {
      payment: findPaymentAct(parts),
      contract: findContractAct(parts),
      approval: findApprovalAct(parts),
      paymentFile: findFileAct(parts),
    },
    changes: {
      directDebitRule: findRuleChange,
      mandateUpdate: findMandateChange(parts),
      receiverTrust: findTrustChange(parts),
      dataCopyFile: findCopy(parts),
      accountClose: findClosing(parts),
    },
  });
  mountTwoFactor(handle, parts);
  mountPasskeys(handle, parts, identity.addresses);
  mountUser(handle, parts);
  mountMyData(handle, parts);
  mountIdentity(handle, parts, identity);
  mountOrders(handle, parts);
  mountPapers(handle, parts);
  mountPaymentFiles(handle, parts);
  mountDirectDebits(handle, parts);
  mountSpaces(handle, parts);
  mountClosing(handle, parts);
  mountBudgets(handle, parts);
  mountPayees(handle, parts);
  mountMoneyRequests(handle, parts);
  mountNotifications(handle, parts);
  mountCompany(handle, parts);
  mountApprovals(handle, parts, { payment: makePayment, file: makeFile, person: makePerson });
  mountChat(handle, parts);
  mountComplaint(handle, parts);
  let contract: string | undefined;
  api.get(`${BASE_PATH}/openapi.json`, (context) => {
    // Made once: anybody may ask for it.
    contract ??= JSON.stringify(openApiDocument());
    return context.body(contract, 200, { "Content-Type": "application/json; charset=UTF-8" });
  });
  api.notFound((context) => {
    const { notFound, methodNotAllowed } = texts(context.req.header("Accept-Language"));
    const call = callAt(context.req.path)?.[1];
    if (!call) return context.json({ err: notFound }, 404);
    return context.json({ err: methodNotAllowed }, 405, { Allow: call.method });
  });
  api.onError((error, context) => answerProblem(error, context, parts, onDefect));
  return api;
}

/**
 * A complete provider as two Hono apps, which a server may put on two origins: for customers the contract under /api/v1
 * and its OpenAPI document, for operators, if they are let in, their calls under /sandbox/api.
 */
export function createProvider(options: SandboxOptions): { bank: Hono; operator: Hono } {
  const { faults = createFaults(), onDefect = () => undefined } = options;
  const parts: Parts = {
    db: options.db,
    findReader: options.findReader ?? (() => Promise.resolve(options.db)),
    clock: options.clock,
    mailer: options.mailer,
    random: options.random ?? systemRandom,
    pause: options.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    consentBy: options.consentBy ?? "both",
    sessionLimits: options.sessionLimits ?? defaultSessionLimits,
    trustLimits: options.trustLimits === undefined ? defaultTrustLimits : options.trustLimits,
    pubsub: options.pubsub ?? localPubSub(),
    fonts: options.fonts,
    draw: options.draw ?? drawHere(options.fonts),
    sealing: options.sealing,
    passwords: options.passwords ?? scryptPasswords(),
    isBreached: options.isBreached ?? (async () => false),
    countryOf: options.countryOf ?? (() => null),
    isInfected: options.isInfected ?? (async () => false),
    pusher: options.pusher ?? null,
  };
  const identity: IdentityOptions = {
    addresses: options.addresses ?? sameAddress,
    rules: { ...verificationRules, ...options.verification },
  };
  const api = createApi(parts, identity, onDefect);
  const app = new Hono();
  const { allowedOrigins = [] } = options;
  if (allowedOrigins.length > 0) app.use(`${BASE_PATH}/*`, allowOrigins(allowedOrigins));
  app.all(`${BASE_PATH}/*`, async (context) => {
    const answer = async (request: Request) => api.fetch(request, context.env);
    const name = callAt(context.req.path)?.[0];
    const fault = name === undefined ? null : faults.take(name, context.req.header(visitorHeader));
    return fault ? meetFault(fault, context.req.raw, answer) : answer(context.req.raw);
  });
  app.route("/websdk/api", widgetApi(parts, identity, onDefect));
  if (options.widget) mountWidget(app, options.widget, identity.addresses);
  const operator = new Hono();
  // What Hono would write to the console by itself.
  for (const each of [app, operator])
    each.onError((error, context) => answerProblem(error, context, parts, onDefect));
  if (options.operator) mountOperator(operator, parts, faults, options.operator);
  return { bank: app, operator };
}

/** The same on one origin. Runs on a server, in a test and in a browser page. */
export function createSandbox(options: SandboxOptions): Hono {
  const { bank, operator } = createProvider(options);
  return bank.route("/", operator);
}
