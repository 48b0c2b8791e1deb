import type { Client, EntryClient } from "@amberline/api/client";
import { createEntryClient } from "@amberline/api/client/entry";
import { keepLanguage } from "@amberline/app-kit/preferences";
import type { Language } from "@amberline/domain/language";
import { changeLanguage, createI18n, type I18n } from "@amberline/flows/i18n";
import { agesAt, remainingOf, sessionProfiles, type SessionProfile } from "@amberline/flows/sessionClock";
import { createToastQueue } from "@amberline/ui/Toast";
import { brand } from "../brand";
import type { WordLevel } from "../wordLevels";
import { createAccounts, type Accounts } from "./accounts/accounts";
import { now } from "./browser/clock";
import { createFlag, type Flag } from "./payments/flag";
import { createPrefillSlot, type PrefillSlot } from "./payments/sendPrefill";
import { createSessionStore, type SessionStore } from "./session/sessionStore";
import type { LockParts } from "./session/lock";
import type { Renewal, RenewalParts } from "./session/renewal";
import { createTabs } from "./session/tabs";
import { storage } from "./browser/storage";

export type Words = Record<string, string>;

/** The assembled parts every page works with. */
export interface Bank {
  /** The calls of signing in. Every other page asks `useClient()`. */
  client: EntryClient;
  /** The complete client, once a page has asked for it. */
  complete: { client: Client | null };
  session: SessionStore;
  sessionProfile: SessionProfile;
  accounts: Omit<Accounts, "open">;
  toasts: ReturnType<typeof createToastQueue>;
  i18n: I18n;
  /** Up while a payment is being made. */
  moneyInFlight: Flag;
  /** What the payment form begins with when it is opened next. */
  sendPrefill: PrefillSlot;
  /** The same for the form of a new template. */
  templatePrefill: PrefillSlot;
  now: () => number;
  /** Makes an id nobody else has. */
  newId: () => string;
  setLanguage(language: Language): Promise<void>;
  /** Reads the words of pages for newcomers; sign-in begins with fewer. The same promise until it fails. */
  readWords(): Promise<void>;
  /** Reads who is signed in, and the words their pages need. */
  openAccounts: Accounts["open"];
  /** Keeps the session going; its code is loaded when it is first wanted. */
  renewal(): Promise<Renewal>;
  /** Forgets everything here at once and tells the provider, whatever it answers, unless another tab has. */
  signOut(cause?: "time" | "signedOut"): Promise<void>;
}

const wordsOf: Record<WordLevel, Record<Language, () => Promise<{ default: Words }>>> = {
  first: { lv: () => import("virtual:words/first/lv"), en: () => import("virtual:words/first/en") },
  newcomer: { lv: () => import("virtual:words/newcomer/lv"), en: () => import("virtual:words/newcomer/en") },
  all: {
    lv: () => import("@amberline/flows/locales/lv.json"),
    en: () => import("@amberline/flows/locales/en.json"),
  },
};

export const loadWords = async (level: WordLevel, language: Language): Promise<Words> =>
  (await wordsOf[level][language]()).default;

type LoadParts = Pick<RenewalParts, "client" | "session" | "now"> & Pick<LockParts, "newId">;

async function loadRenewal(parts: LoadParts): Promise<Renewal> {
  const [{ createRenewal }, { createLock }] = await Promise.all([
    import("./session/renewal"),
    import("./session/lock"),
  ]);
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const lockNamed = (name: string) => createLock({ ...parts, name, wait });
  return createRenewal({ ...parts, lock: lockNamed("session"), endLock: lockNamed("end") });
}

export function createBank(language: Language, words: Words): Bank {
  const i18n = createI18n(language, words);
  const newId = () => crypto.randomUUID();
  const session = createSessionStore({ now, newId, storage, tabs: createTabs() });
  const sessionProfile = sessionProfiles[brand.sessionProfile];
  let loading: Promise<Renewal> | null = null;
  const renewal = () => {
    loading ??= loadRenewal({ client, session, now, newId });
    loading.catch(() => (loading = null));
    return loading;
  };
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
      ended: (cause) => accounts.holder() && session.ended(cause),
    },
    language: () => i18n.language,
  });
  const complete: Bank["complete"] = { client: null };
  const forget = () => complete.client?.forget();
  const accounts: Accounts = createAccounts({ ...client, forget }, session);
  const toasts = createToastQueue({ limit: 3 });
  const sendPrefill = createPrefillSlot();
  const templatePrefill = createPrefillSlot();
  const isSignedIn = () => session.state().status === "signedIn";
  let reading: Promise<void> | null = null;
  const neededWords = (): WordLevel => (isSignedIn() ? "all" : reading ? "newcomer" : "first");
  const wordsFor = async (language: Language) => {
    const level = neededWords();
    const words = await loadWords(level, language);
    // Somebody may have signed in meanwhile; their pages need more.
    return level === neededWords() ? words : loadWords(neededWords(), language);
  };
  let wantedLanguage = language;
  const addWords = async (level: WordLevel, spoken: Language) => {
    i18n.addResourceBundle(spoken, "translation", await loadWords(level, spoken), true, true);
  };
  const readWords = () => {
    reading ??= addWords("newcomer", wantedLanguage);
    reading.catch(() => (reading = null));
    return reading;
  };
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

  async function signOut(cause: "time" | "signedOut" = "signedOut") {
    const token = session.end(cause);
    if (!token) return;
    const tell = () => client.logout({ token, keepalive: true });
    await renewal().then(({ tellEnd }) => tellEnd(tell), tell);
  }

  // One customer's data never outlives their session, also when another tab signs in as somebody else.
  let shown = session.id();
  session.subscribe(() => {
    const before = shown;
    shown = session.id();
    const account = accounts.holder()?.account.id;
    const hasLeft = shown !== before || (account !== undefined && !session.tokenOf(account));
    if (before === null || !hasLeft) return;
    accounts.clear();
    sendPrefill.clear();
    templatePrefill.clear();
    while (toasts.getSnapshot().length > 0) toasts.getSnapshot().forEach(({ id }) => toasts.dismiss(id));
  });

  const begun = session.state();
  if (begun.status === "signedIn") {
    const { tokenAt } = begun.session;
    const ages = agesAt({ tokenAt, inputAt: session.inputAt(), now: now(), mono: 0 });
    if (remainingOf(sessionProfile, ages) <= 0) void signOut("time");
  }

  return {
    client,
    complete,
    session,
    sessionProfile,
    accounts,
    toasts,
    i18n,
    moneyInFlight: createFlag(),
    sendPrefill,
    templatePrefill,
    now,
    newId,
    setLanguage,
    readWords,
    async openAccounts(options) {
      try {
        // The pages behind the gate need all the words, so they come first.
        await addWords("all", wantedLanguage);
      } catch {
        return { ok: false, problem: "unreachable" };
      }
      return accounts.open(options);
    },
    renewal,
    signOut,
  };
}
