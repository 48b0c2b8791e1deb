import type { Client, EntryClient } from "@amberline/api/client";
import { createEntryClient } from "@amberline/api/client/entry";
import type { Language } from "@amberline/domain/language";
import { createStore, type Store } from "@amberline/domain/store";
import type { I18n } from "@amberline/flows/i18n";
import { agesAt, remainingOf, sessionProfiles, type SessionProfile } from "@amberline/flows/sessionClock";
import { createToastQueue, type ToastQueue } from "@amberline/ui/Toast";
import { brand } from "../brand";
import { createAccounts, type Accounts } from "./accounts/accounts";
import { now } from "./browser/clock";
import { loadOnce } from "./browser/loadOnce";
import { storage } from "./browser/storage";
import type { Catalogue } from "./i18n/catalogues";
import { createTexts } from "./i18n/createTexts";
import { createPrefillSlot, type PrefillSlot } from "./payments/sendPrefill";
import { forgetCustomerWithSession } from "./session/forgetCustomer";
import { loadRenewal } from "./session/loadRenewal";
import type { Renewal } from "./session/renewal";
import { createSessionStore, type SessionStore } from "./session/sessionStore";
import { createTabs } from "./session/tabs";

/** The assembled parts every page works with. */
export interface Bank {
  /** The calls of signing in. Every other page asks `useClient()`. */
  client: EntryClient;
  /** The complete client, once a page has asked for it. */
  complete: { client: Client | null };
  session: SessionStore;
  sessionProfile: SessionProfile;
  accounts: Omit<Accounts, "open">;
  toasts: ToastQueue;
  i18n: I18n;
  /** True while a payment is being made. */
  moneyInFlight: Store<boolean>;
  /** What the payment form begins with when it is opened next. */
  sendPrefill: PrefillSlot;
  /** The same for the form of a new template. */
  templatePrefill: PrefillSlot;
  now: () => number;
  /** Makes an id nobody else has. */
  newId: () => string;
  setLanguage(language: Language): Promise<void>;
  /** Reads the texts of pages for newcomers; sign-in begins with fewer. The same promise until it fails. */
  readNewcomerTexts(): Promise<void>;
  /** Reads who is signed in, and the texts their pages need. */
  openAccounts: Accounts["open"];
  /** Keeps the session going; its code is loaded when it is first wanted. */
  renewal(): Promise<Renewal>;
  /** Forgets everything here at once and tells the provider, whatever it answers, unless another tab has. */
  signOut(cause?: "time" | "signedOut"): Promise<void>;
}

export function createBank(language: Language, catalogue: Catalogue): Bank {
  const newId = () => crypto.randomUUID();
  const session = createSessionStore({ now, newId, storage, tabs: createTabs() });
  const isSignedIn = () => session.state().status === "signedIn";
  const texts = createTexts(language, catalogue, isSignedIn);
  const { i18n } = texts;
  const renewal = loadOnce(() => loadRenewal({ client, session, now, newId }));
  const client = createEntryClient({
    baseUrl: brand.providerUrl,
    fetch: (...request) => fetch(...request),
    session: {
      token: session.token,
      replacement: (token) =>
        renewal().then(
          ({ replacement }) => replacement(token),
          () => session.newerThan(token),
        ),
      // Before the accounts are open it is the sign-in page that says so.
      ended: (cause) => accounts.customer() && session.ended(cause),
    },
    language: () => i18n.language,
  });
  const complete: Bank["complete"] = { client: null };
  const forget = () => complete.client?.forget();
  const accounts: Accounts = createAccounts({ ...client, forget }, session);
  const toasts = createToastQueue({ limit: 3 });

  const bank: Bank = {
    client,
    complete,
    session,
    sessionProfile: sessionProfiles[brand.sessionProfile],
    accounts,
    toasts,
    i18n,
    moneyInFlight: createStore(false),
    sendPrefill: createPrefillSlot(),
    templatePrefill: createPrefillSlot(),
    now,
    newId,
    async setLanguage(next) {
      try {
        await texts.setLanguage(next);
      } catch {
        if (isSignedIn()) toasts.show({ tone: "negative", text: i18n.t("error.access") });
      }
    },
    readNewcomerTexts: texts.readNewcomer,
    async openAccounts(options) {
      try {
        // The pages behind the gate need all the texts, so they come first.
        await texts.readAll();
      } catch {
        return { ok: false, problem: "unreachable" };
      }
      return accounts.open(options);
    },
    renewal,
    async signOut(cause = "signedOut") {
      const token = session.end(cause);
      if (!token) return;
      const tell = () => client.logout({ token, keepalive: true });
      await renewal().then(({ tellEnd }) => tellEnd(tell), tell);
    },
  };
  forgetCustomerWithSession(bank);
  if (isOver(bank)) void bank.signOut("time");
  return bank;
}

/** Whether the stored session ran out while no tab was open. */
function isOver({ session, sessionProfile }: Bank): boolean {
  const state = session.state();
  if (state.status !== "signedIn") return false;
  const { tokenAt } = state.session;
  const ages = agesAt({ tokenAt, inputAt: session.inputAt(), now: now(), mono: 0 });
  return remainingOf(sessionProfile, ages) <= 0;
}
