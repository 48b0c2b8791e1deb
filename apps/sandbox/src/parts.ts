import { type Kysely } from "kysely";
import { type PubSub } from "./pubsub";
import { type Database } from "./db/schema";
import { type FontFiles } from "./documents/pdf/textShaping";
import { type Mailer } from "./outbox";
import { type Clock } from "./platform/clock";
import { type PasswordHasher } from "./secrets/passwords";
import { type Random } from "./secrets/random";

/** What every area of the provider is given. */
export interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  mailer: Mailer;
  passwords: PasswordHasher;
  random: Random;
  /** Wakes whoever waits for news, on every process of the provider. */
  pubsub: PubSub;
  /** The letters of the bank's papers. */
  fonts: () => Promise<FontFiles>;
}
