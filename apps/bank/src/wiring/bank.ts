import { createClient, type Client } from "@amberline/api/client";
import { changeLanguage, createI18n } from "@amberline/flows/i18n";
import { createToastQueue } from "@amberline/ui/Toast";
import { brand } from "../brand";
import { createAccounts, type Accounts } from "./accounts";
import { now } from "./clock";
import { createFlag, type Flag } from "./flag";
import { keepLanguage, type Language } from "./preferences";
import { createSessionStore, type SessionStore } from "./session";

type I18n = ReturnType<typeof createI18n>;
export type Words = Record<string, string>;

/** The assembled parts every page works with. */
export interface Bank {
  client: Client;
  session: SessionStore;
  accounts: Omit<Accounts, "open">;
  toasts: ReturnType<typeof createToastQueue>;
  i18n: I18n;
  /** Up while a payment is being made. */
  moneyInFlight: Flag;
  now: () => number;
  /** Makes an id nobody else has. */
  newId: () => string;
  setLanguage(language: Language): Promise<void>;
  /** Reads who is signed in, and the words their pages need. */
  openAccounts: Accounts["open"];
  /** Tells the provider, whatever it answers, and forgets everything here. */
  signOut(): Promise<void>;
}

/** What pages before sign-in say. */
export const loadFirstWords = async (language: Language): Promise<Words> =>
  language === "lv"
    ? (await import("virtual:first-words/lv")).default
    : (await import("virtual:first-words/en")).default;

const loadWords = async (language: Language): Promise<Words> =>
  language === "lv"
    ? (await import("@amberline/flows/locales/lv.json")).default
    : (await import("@amberline/flows/locales/en.json")).default;

export function createBank(language: Language, words: Words): Bank {
  const i18n = createI18n(language, words);
  const session = createSessionStore({ now });
  const client = createClient({
    baseUrl: brand.providerUrl,
    fetch: (...request) => fetch(...request),
    session: {
      token: session.token,
      // Before the accounts are open it is the sign-in page that says so.
      ended: (cause) => accounts.holder() && session.ended(cause),
    },
    language: () => i18n.language,
  });
  const accounts: Accounts = createAccounts(client, session);
  const setLanguage = async (next: Language) => {
    const isSignedIn = session.state().status === "signedIn";
    await changeLanguage(i18n, next, () => (isSignedIn ? loadWords(next) : loadFirstWords(next)));
    keepLanguage(next);
  };
  const toasts = createToastQueue({ limit: 3 });

  // One customer's data never outlives their session.
  session.subscribe(() => {
    if (session.state().status !== "signedIn") accounts.clear();
  });

  return {
    client,
    session,
    accounts,
    toasts,
    i18n,
    moneyInFlight: createFlag(),
    now,
    newId: () => crypto.randomUUID(),
    setLanguage,
    async openAccounts(options) {
      try {
        // The pages behind the gate need all the words, so they come first.
        const words = loadWords(i18n.language as Language);
        i18n.addResourceBundle(i18n.language, "translation", await words);
      } catch {
        return { ok: false, problem: "unreachable" };
      }
      return accounts.open(options);
    },
    async signOut() {
      const state = session.state();
      const token = state.status === "signedIn" ? state.session.accessToken : null;
      const told = token ? client.logout({ token }) : null;
      session.signOut();
      await told;
    },
  };
}
