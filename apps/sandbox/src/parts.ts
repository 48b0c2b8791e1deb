import { type Kysely } from "kysely";
import { type PubSub } from "./pubsub";
import { type Database } from "./db/schema";
import { type FindReader } from "./db/inTransaction";
import { type Draw } from "./documents";
import { type FontFiles } from "./documents/pdf/textShaping";
import { type Mailer } from "./outbox";
import { type Clock } from "./platform/clock";
import { type IsBreached, type PasswordHasher } from "./secrets/passwords";
import { type Random } from "./secrets/random";
import { type Sealing } from "./secrets/sealing";

/** How customers agree to payments, contracts and changes; `both` asks a passkey where there is one. */
export type ConsentBy = "codes" | "passkeys" | "both";

/** How long sessions last, milliseconds. */
export interface SessionLimits {
  /** From the last token. */
  idleMs: number;
  /** However often they are extended. */
  longestMs: number;
}

/** The most that is paid to trusted payees without a code, cents of EUR. */
export interface TrustLimits {
  perPayment: number;
  /** Of an account, in all. */
  perDay: number;
}

/** Whether a file is malware. Throws Unavailable if that cannot be told now. */
export type IsInfected = (bytes: Uint8Array) => Promise<boolean>;

/** The country an address is in, by ISO 3166; null if it is unknown. */
export type CountryOf = (address: string) => string | null;

/** A browser that is pushed to. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * What became of a push; `gone`: nothing will ever reach that browser. With a problem it may be sent so much later; null:
 * never.
 */
export type Pushed = "sent" | "gone" | { problem: string; laterMs: number | null };

/** Encrypts and sends what is pushed to browsers. */
export interface Pusher {
  /** By which browsers know whose pushes they take, base64url. */
  publicKey: string;
  services: readonly string[];
  /** To which service an address belongs; null: to none that the bank sends to. */
  serviceOf(endpoint: string): string | null;
  send(to: Subscription, payload: string): Promise<Pushed>;
}

/** Dependencies of every area of the provider. */
export interface Parts {
  db: Kysely<Database>;
  findReader: FindReader;
  clock: Clock;
  mailer: Mailer;
  passwords: PasswordHasher;
  isBreached: IsBreached;
  isInfected: IsInfected;
  countryOf: CountryOf;
  sealing: Sealing;
  /** Null: nothing is pushed. */
  pusher: Pusher | null;
  random: Random;
  /** Waits so many milliseconds. */
  pause: (ms: number) => Promise<void>;
  consentBy: ConsentBy;
  sessionLimits: SessionLimits;
  /** Null: every payment takes a code. */
  trustLimits: TrustLimits | null;
  /** Notifies waiting requests, in every process of the provider. */
  pubsub: PubSub;
  /** Draws what customers download; contracts are drawn from the fonts. */
  draw: Draw;
  /** Fonts of the PDF documents. */
  fonts: () => Promise<FontFiles>;
}
