import {
  acceptInvitation,
  changeOwnPassword,
  confirmFactor,
  readSession,
  setUpFactor,
  signIn,
  signOut,
  type OperatorRequest,
} from "@amberline/api/operator";
import { type Context } from "hono";
import { passwordProblem } from "../areas/auth/credentials";
import { knownDevices } from "../areas/auth/knownDevices";
import { strangerAt } from "../areas/auth/signIn";
import { attemptUnder, type Verdict } from "../areas/auth/throttle";
import {
  consumeTotpStep,
  judgeTotp,
  newTotpSecret,
  openTotp,
  sealTotp,
  totpAddress,
  totpStepOf,
} from "../areas/auth/totp";
import { audit, type AuditEntry } from "../audit";
import { type Db } from "../ledger";
import { type Parts } from "../parts";
import { digest } from "../secrets/digest";
import { nameKeyOf, nobody, type Asker } from "./asker";
import { accept } from "./invitations";
import { onCall, onPreparedCall, OperatorRefusal, type OperatorApi } from "./route";
import { endSessions, type OperatorOptions, type OperatorSessions } from "./sessions";

const attemptKey = (name: string) => `operator:${digest(nameKeyOf(name))}`;

interface From {
  now: number;
  device: string | null;
}

/**
 * Makes an attempt as customers do: five wrong passwords or codes in a row lock the name, known or not, and a device that
 * has signed in before is counted and locked by itself. Throws OperatorRefusal.
 */
async function attemptAs(
  { db, clock }: Parts,
  name: string,
  { now, device, who }: From & { who: AuditEntry["detail"] },
  attempt: (trx: Db) => Promise<Verdict>,
): Promise<void> {
  const key = attemptKey(name) + (device ? `:${device}` : "");
  const detail = { ...who, knownDevice: device !== null };
  const trail = { of: "operator", at: clock.now(), detail } as const;
  const judgement = await attemptUnder(db, { key, now, trail }, attempt);
  if (judgement.locked) throw new OperatorRefusal(409, "locked", { minutes: judgement.minutes });
  if (judgement.verdict === "right") return;
  if (judgement.verdict === "noCode") throw new OperatorRefusal(409, "code_needed");
  throw new OperatorRefusal(409, judgement.verdict === "wrongPassword" ? "wrong_password" : "wrong_code");
}

/** Checks a password and, if an authenticator is set up, uses up a code of it. Throws OperatorRefusal. */
async function requireProof(
  parts: Parts,
  { name, password, code }: OperatorRequest<typeof signIn>,
  { now, device }: From,
) {
  const { db, passwords, sealing } = parts;
  const found = await db
    .selectFrom("operators")
    .select(["id", "name", "password_hash", "totp_secret", "totp_last_step"])
    .where("name_key", "=", nameKeyOf(name))
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  const isRight = await passwords.verify(password, found?.password_hash ?? passwords.decoy);
  const who = found ? { operator: found.name } : strangerAt(nameKeyOf(name));
  await attemptAs(parts, name, { now, device, who }, async (trx) => {
    if (!found || !isRight) return "wrongPassword";
    if (found.totp_secret === null) return "right";
    if (!code) return "noCode";
    const { verdict, step } = judgeTotp(sealing, found, code, now);
    if (step === null) return verdict;
    return (await consumeTotpStep(trx, { of: "operators", id: found.id }, step)) ? "right" : "usedCode";
  });
  if (!found) throw new Error("An operator nobody knows has proved who they are.");
  return found;
}

/** Signing in and out, and an operator's own password. */
export function mountSessions(
  api: OperatorApi,
  parts: Parts,
  { clock, origin, sessions }: OperatorOptions & { sessions: OperatorSessions },
): void {
  const { db, passwords, sealing } = parts;
  const written = (action: string, operator: string) =>
    audit(db, { at: parts.clock.now(), action, detail: { operator } });

  const devices = knownDevices(parts, { appFor: (url) => origin ?? url }, "operator");
  const askingIn = (context: Context, name: string) => ({
    called: nameKeyOf(name),
    now: clock.now(),
    url: context.req.url,
    header: (wanted: string) => context.req.header(wanted),
    answerHeader: (wanted: string, value: string) => context.header(wanted, value, { append: true }),
  });

  onCall(api, readSession, (_, { by }) => ({
    operator: by === nobody ? null : { ...by, rights: [...by.rights] },
  }));
  onCall(api, signIn, async (request, _, __, context) => {
    const asking = askingIn(context, request.name);
    const device = await devices.nameOf(asking);
    const found = await requireProof(parts, request, { ...asking, device });
    const operator = await sessions.open(context, found.id);
    await devices.remember(asking, found.id, device !== null);
    await written("operator.signedIn", found.name);
    return operator;
  });
  onCall(api, acceptInvitation, async (request, _, __, context) => {
    const operatorId = await accept(parts, request, clock.now());
    const operator = await sessions.open(context, operatorId);
    await devices.remember(askingIn(context, request.name), operatorId, false);
    await written("operator.joined", request.name);
    return operator;
  });
  onCall(api, signOut, async (_, { db: trx }, __, context) => {
    await sessions.close(trx, context);
    return {};
  });

  /** A session of theirs, and where it is. */
  const ownIn = async (context: Context, { name, session }: Asker) => {
    if (!session) throw new OperatorRefusal(409, "A program signs in by its key alone.");
    const asking = askingIn(context, name);
    return { ...session, from: { now: asking.now, device: await devices.nameOf(asking) } };
  };
  onPreparedCall(
    api,
    changeOwnPassword,
    async ({ newPassword, ...proof }, by, context) => {
      const { from, ...own } = await ownIn(context, by);
      await requireProof(parts, { ...proof, name: by.name }, from);
      const problem = await passwordProblem(parts, newPassword, { email: by.name });
      if (problem) throw new OperatorRefusal(409, problem);
      return { ...own, password_hash: await passwords.hash(newPassword) };
    },
    async (_, { db: trx }, { operatorId, hash, password_hash }) => {
      await trx.updateTable("operators").set({ password_hash }).where("id", "=", operatorId).execute();
      await endSessions(trx, operatorId, hash);
      return {};
    },
  );
  onPreparedCall(
    api,
    setUpFactor,
    async (proof, by, context) => {
      const { hash, from } = await ownIn(context, by);
      await requireProof(parts, { ...proof, name: by.name }, from);
      return hash;
    },
    async (_, { db: trx, by }, hash) => {
      const secret = newTotpSecret(parts.random);
      await trx
        .updateTable("operator_sessions")
        .set({ totp_setup: sealTotp(sealing, hash, secret) })
        .where("hash", "=", hash)
        .execute();
      return { secret, address: totpAddress(secret, by.name) };
    },
  );
  onPreparedCall(
    api,
    confirmFactor,
    async ({ code }, by, context) => {
      const { from, ...own } = await ownIn(context, by);
      const { totp_setup: sealed } = await db
        .selectFrom("operator_sessions")
        .select("totp_setup")
        .where("hash", "=", own.hash)
        .executeTakeFirstOrThrow();
      if (sealed === null) throw new OperatorRefusal(409, "not_set_up");
      const secret = openTotp(sealing, own.hash, sealed);
      const step = totpStepOf(secret, code, from.now);
      await attemptAs(parts, by.name, { ...from, who: { operator: by.name } }, async () =>
        step === null ? "wrongCode" : "right",
      );
      return { ...own, secret, step };
    },
    async (_, { db: trx }, { operatorId, hash, secret, step }) => {
      await trx
        .updateTable("operators")
        .set({ totp_secret: sealTotp(sealing, operatorId, secret), totp_last_step: step })
        .where("id", "=", operatorId)
        .execute();
      await trx.updateTable("operator_sessions").set({ totp_setup: null }).where("hash", "=", hash).execute();
      await endSessions(trx, operatorId, hash);
      return sessions.shownOf(trx, operatorId);
    },
  );
}
