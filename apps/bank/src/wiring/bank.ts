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
  const toasts = createToastQueue({ limit: 3 });
  const isSignedIn = () => session.state().status === "signedIn";
  const wordsFor = async (language: Language) => {
    const first = isSignedIn() ? null : await loadFirstWords(language);
    // Somebody may have signed in meanwhile; their pages need all the words.
    return first && !isSignedIn() ? first : loadWords(language);
  };
  let wantedLanguage = language;
  const setLanguage = async (next: Language) => {
    wantedLanguage = next;
    try {
      const loaded = await wordsFor(next);
      if (wantedLanguage !== next) return;
      await changeLanguage(i18n, next, async () => loaded);
      keepLanguage(next);
    } catch {
      wantedLanguage = i18n.language as Language;
      if (isSignedIn()) toasts.show({ tone: "negative", text: i18n.t("error.access") });
    }
  };

  // One customer's data never outlives their session, also when another tab signs in as somebody else.
  session.subscribe(() => {
    const shown = accounts.holder()?.account.id;
    if (isSignedIn() && !(shown && !session.tokenOf(shown))) return;
    accounts.clear();
    while (toasts.getSnapshot().length > 0) toasts.getSnapshot().forEach(({ id }) => toasts.dismiss(id));
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
        const spoken = wantedLanguage;
        i18n.addResourceBundle(spoken, "translation", await loadWords(spoken), true, true);
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
