import { adapters } from "#adapters";
import type { AskedStepUp, completeClient, EntryClient, TransportOptions } from "@amberline/api/client";
import type { Language } from "@amberline/domain/language";
import { createStore, type Store } from "@amberline/domain/store";
import type { LateI18n } from "@amberline/flows/i18n";
import type { JustPaid } from "@amberline/flows/overview";
import type { SendPrefill } from "@amberline/flows/send";
import type { SignInCalls } from "@amberline/flows/signIn";
import { agesAt, remainingOf, sessionProfiles, type SessionProfile } from "@amberline/flows/sessionClock";
import { createToastQueue, type ToastQueue } from "@amberline/ui/Toast";
import { brand } from "../brand";
import { createAccounts, type Accounts } from "./accounts/accounts";
import { createDrafts, type Drafts } from "./accounts/drafts";
import { now } from "./browser/clock";
import { loadOnce } from "./browser/loadOnce";
import { storage } from "./browser/storage";
import { createUnsaved, type Unsaved } from "./browser/unsaved";
import { lateEntryClient } from "./entryClient";
import type { Catalogue } from "./i18n/catalogues";
import { createTexts, type Texts } from "./i18n/createTexts";
import { keepStorageKeys } from "./payments/storageKeys";
import { createVisitSlot, type VisitSlot } from "./payments/visitSlot";
import { forgetCustomerWithSession } from "./session/forgetCustomer";
import { loadRenewal } from "./session/loadRenewal";
import type { Renewal } from "./session/renewal";
import { createSessionStore, type SessionStore } from "./session/sessionStore";
import { createTabs } from "./session/tabs";

/** A change that waits until the customer has proved who is there. */
export interface PendingStepUp extends AskedStepUp {
  finish(isProven: boolean): void;
}

export interface Bank {
  /** The calls that sign-in needs. All other pages use `useClient()`. */
  client: EntryClient;
  /** More calls, once a page has needed them. */
  complete: { client: ReturnType<typeof completeClient> | null };
  session: SessionStore;
  sessionProfile: SessionProfile;
  accounts: Omit<Accounts, "open">;
  toasts: ToastQueue;
  i18n: LateI18n;
  /** What the customer typed and has not sent. */
  drafts: Drafts;
  /** True while a payment is being made; nothing may then leave its page. */
  moneyInFlight: Store<boolean>;
  stepUp: Store<PendingStepUp | null>;
  /** Whether something is typed that leaving or reloading the page would lose. */
  unsaved: Unsaved;
  /** Initial values for the next visit of the payment form. */
  sendPrefill: VisitSlot<SendPrefill>;
  /** Initial values for the next new template. */
  templatePrefill: VisitSlot<SendPrefill>;
  /** The payment that home shows on its next visit. */
  justPaid: VisitSlot<JustPaid>;
  now: () => number;
  newId: () => string;
  setLanguage: Texts["setLanguage"];
  /** Loads the texts that pages for new customers need beyond sign-in's. The same promise until it fails. */
  readNewcomerTexts(): Promise<void>;
  /** Loads the customer's accounts, with the texts and the code that every signed-in page needs. */
  openAccounts: SignInCalls["openAccounts"];
  /** Begins that for the stored session before any part of the app asks for it, which then takes the answer. */
  reopenAccounts(): void;
  /** Renews the session; its code is loaded on first use. */
  renewal(): Promise<Renewal>;
  /** Clears all local data at once and notifies the provider unless another tab already did. */
  signOut(cause?: "time" | "signedOut"): Promise<void>;
}

/** Loads the code that has to be there before the first signed-in page; rejects when it is lost. */
type LoadParts = () => Promise<void>;

export function createBank(language: Language, catalogue: Catalogue, loadParts?: LoadParts): Bank {
  const newId = () => crypto.randomUUID();
  const session = createSessionStore({ now, newId, storage, tabs: createTabs() });
  const isSignedIn = () => session.state().status === "signedIn";
  const texts = createTexts(language, catalogue, isSignedIn);
  const { i18n } = texts;
  const renewal = loadOnce(() => loadRenewal({ client, session, now, newId }));
  const transport: TransportOptions = {
    baseUrl: brand.providerUrl,
    bridgeUrl: brand.chat.bridgeUrl,
    fetch: adapters.fetch ?? ((...request) => fetch(...request)),
    session: {
      token: session.token,
      replacement: (token) =>
        renewal().then(
          ({ replacement }) => replacement(token),
          () => session.newerThan(token),
        ),
      // Until the accounts are open the sign-in page reports it itself.
      ended: (cause) => accounts.customer() && session.ended(cause),
    },
    language: () => i18n.language,
  };
  const readClient = loadOnce(async () => {
    const { createEntryClient } = await import("@amberline/api/client/entry");
    return createEntryClient(transport);
  });
  const client = lateEntryClient(readClient);
  const complete: Bank["complete"] = { client: null };
  const forget = () => complete.client?.forget();
  const toasts = createToastQueue({ limit: 3 });
  const accounts: Accounts = createAccounts({ ...client, forget }, session, (account) =>
    toasts.show({ tone: "negative", text: i18n.t("shell.accountClosed", { account }) }),
  );
  accounts.subscribe(() => keepStorageKeys(accounts.known().values()));

  const openAccounts: Bank["openAccounts"] = (options) => {
    let unsubscribe = () => {};
    const ended = new Promise<void>((resolve) => {
      unsubscribe = session.subscribe(() => isSignedIn() || resolve());
    });
    // Signed-in pages must not render without texts and code. Nobody waits for them once signed out.
    const parts = Promise.race([Promise.all([texts.readSignedIn(), loadParts?.()]), ended]).then(
      () => true,
      () => false,
    );
    return accounts.open(options, parts).finally(unsubscribe);
  };
  let reopened: { id: string | null; outcome: ReturnType<Bank["openAccounts"]> } | null = null;

  const bank: Bank = {
    client,
    complete,
    session,
    sessionProfile: sessionProfiles[brand.sessionProfile],
    accounts,
    toasts,
    i18n,
    drafts: createDrafts(),
    moneyInFlight: createStore(false),
    stepUp: createStore<PendingStepUp | null>(null),
    unsaved: createUnsaved(),
    sendPrefill: createVisitSlot(),
    templatePrefill: createVisitSlot(),
    justPaid: createVisitSlot(),
    now,
    newId,
    setLanguage: texts.setLanguage,
    readNewcomerTexts: texts.readNewcomer,
    openAccounts(options) {
      const begun = reopened;
      reopened = null;
      return begun?.id === session.id() ? begun.outcome : openAccounts(options);
    },
    reopenAccounts() {
      const outcome = openAccounts({ signal: new AbortController().signal });
      reopened = { id: session.id(), outcome };
      outcome.then(
        ({ ok }) => ok && (reopened = null),
        () => undefined,
      );
    },
    renewal,
    async signOut(cause = "signedOut") {
      const token = session.end(cause);
      if (!token) return;
      const logOut = () => client.logout({ token, keepalive: true });
      await renewal().then(({ notifyEnd }) => notifyEnd(logOut), logOut);
    },
  };
  forgetCustomerWithSession(bank, storage);
  if (isOver(bank)) void bank.signOut("time");
  return bank;
}

/** Whether the stored session expired while no tab was open. */
function isOver({ session, sessionProfile }: Bank): boolean {
  const state = session.state();
  if (state.status !== "signedIn") return false;
  const { tokenAt } = state.session;
  const ages = agesAt({ tokenAt, inputAt: session.inputAt(), now: now(), mono: 0 });
  return remainingOf(sessionProfile, ages) <= 0;
}
