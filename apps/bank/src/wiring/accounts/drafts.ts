import type { Customer } from "@amberline/flows/signIn";
import type { FormDrafts } from "@amberline/flows/parts";

/**
 * What the customer typed and has not sent. In this tab's memory only. It outlives a session that runs out, and is there
 * again when the same person signs in; for anybody else, and after signing out, it is gone.
 */
export interface Drafts {
  /** Whose they are: the last login that signed in here; null when there was none. */
  login: string | null;
  /** The forms of one account. */
  formsOf(accountId: string): FormDrafts;
  /** The keeper of that name, created on first use. */
  keeper<Keeper extends Keeping>(name: string, make: () => Keeper): Keeper;
  /** Whether a reload would lose nothing. */
  isEmpty(): boolean;
  /** Discards what is typed into the mounted forms. */
  giveUp(): void;
  /** The session has run out: its pages close, and what was typed stays as it is. */
  outlive(): void;
  clear(): void;
}

/** Keeps what a page that is no form has unsent. */
interface Keeping {
  isEmpty(): boolean;
}

export function createDrafts(): Drafts {
  let keepers = new Map<string, Keeping>();
  let forms = new Map<string, object>();
  const onScreen = new Set<string>();
  return {
    login: null,
    formsOf: (accountId) => ({
      open(name) {
        const place = `${accountId}/${name}`;
        // Pages that close with their session no longer change what is kept.
        const own = forms;
        onScreen.add(place);
        return {
          typedBefore: forms.get(place),
          type(values) {
            if (values) own.set(place, values);
            else own.delete(place);
          },
          close: () => void onScreen.delete(place),
        };
      },
    }),
    keeper<Keeper extends Keeping>(name: string, make: () => Keeper) {
      if (!keepers.has(name)) keepers.set(name, make());
      return keepers.get(name) as Keeper;
    },
    isEmpty: () => forms.size === 0 && [...keepers.values()].every((keeper) => keeper.isEmpty()),
    giveUp: () => onScreen.forEach((place) => forms.delete(place)),
    outlive() {
      forms = new Map(forms);
    },
    clear() {
      keepers = new Map();
      forms = new Map();
    },
  };
}

/** Tells one login from another: its user and its accounts. */
export const loginOf = ({ user, accounts }: Customer): string =>
  [user.id, ...accounts.map(({ accountId }) => accountId).sort()].join(" ");
