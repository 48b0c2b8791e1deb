import {
  acceptInvitation,
  changeOwnPassword,
  readSession,
  signIn,
  signOut,
  type OperatorRequest,
} from "@amberline/api/operator";
import { type Context } from "hono";
import { passwordProblem } from "../areas/auth/credentials";
import { knownDevices } from "../areas/auth/knownDevices";
import { strangerAt } from "../areas/auth/signIn";
import { recordAttempt } from "../areas/auth/throttle";
import { audit, type AuditEntry } from "../audit";
import { type Parts } from "../parts";
import { digest } from "../secrets/digest";
import { nameKeyOf, nobody, readRights, type Asker } from "./asker";
import { accept } from "./invitations";
import { onCall, OperatorRefusal, type OperatorApi } from "./route";
import { endSessions, type OperatorOptions, type OperatorSessions } from "./sessions";

const attemptKey = (name: string) => `operator:${digest(nameKeyOf(name))}`;

/**
 * Checks a password as the customers' are: five wrong ones in a row lock the name, known or not, and a device that has
 * signed in before is counted and locked by itself.
 */
async function requirePassword(
  { db, clock, passwords }: Parts,
  { name, password }: OperatorRequest<typeof signIn>,
  { now, device }: { now: number; device: string | null },
) {
  const found = await db
    .selectFrom("operators")
    .select(["id", "name", "rights", "password_hash"])
    .where("name_key", "=", nameKeyOf(name))
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  const isRight = await passwords.verify(password, found?.password_hash ?? passwords.decoy);
  const key = attemptKey(name) + (device ? `:${device}` : "");
  const verdict = found && isRight ? "right" : "wrongPassword";
  const who: AuditEntry["detail"] = found ? { operator: found.name } : strangerAt(nameKeyOf(name));
  const detail = { ...who, knownDevice: device !== null };
  const trail = { of: "operator", at: clock.now(), detail } as const;
  const judgement = await recordAttempt(db, { key, now, trail, verdict });
  if (!judgement.locked && found && isRight) return found;
  if (judgement.locked) throw new OperatorRefusal(409, "locked", { minutes: judgement.minutes });
  throw new OperatorRefusal(409, "wrong_password");
}

/** Signing in and out, and an operator's own password. */
export function mountSessions(
  api: OperatorApi,
  parts: Parts,
  { clock, isTesting, origin, sessions }: OperatorOptions & { sessions: OperatorSessions },
): void {
  const { db, passwords } = parts;
  const shown = ({ name, rights }: Pick<Asker, "name" | "rights">) => ({
    name,
    rights: rights.filter((right) => isTesting || right !== "faults"),
  });
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

  onCall(api, readSession, (_, by) => ({ operator: by === nobody ? null : shown(by) }));
  onCall(api, signIn, async (request, _, context) => {
    const asking = askingIn(context, request.name);
    const device = await devices.nameOf(asking);
    const found = await requirePassword(parts, request, { ...asking, device });
    await sessions.open(context, found.id);
    await devices.remember(asking, found.id, device !== null);
    await written("operator.signedIn", found.name);
    return shown({ name: found.name, rights: readRights(found.rights) });
  });
  onCall(api, acceptInvitation, async (request, _, context) => {
    const operatorId = await accept(parts, request, clock.now());
    await sessions.open(context, operatorId);
    await devices.remember(askingIn(context, request.name), operatorId, false);
    await written("operator.joined", request.name);
    const { rights } = await db
      .selectFrom("operators")
      .select("rights")
      .where("id", "=", operatorId)
      .executeTakeFirstOrThrow();
    return shown({ name: request.name, rights: readRights(rights) });
  });
  onCall(api, signOut, async (_, __, context) => {
    await sessions.close(context);
    return {};
  });
  onCall(api, changeOwnPassword, async ({ current, password }, { name, session }, context) => {
    if (!session) throw new OperatorRefusal(409, "A program has no password.");
    const asking = askingIn(context, name);
    const device = await devices.nameOf(asking);
    await requirePassword(parts, { name, password: current }, { ...asking, device });
    const problem = await passwordProblem(parts, password, { email: name });
    if (problem) throw new OperatorRefusal(409, problem);
    await db
      .updateTable("operators")
      .set({ password_hash: await passwords.hash(password) })
      .where("id", "=", session.operatorId)
      .execute();
    await endSessions(db, session.operatorId, session.hash);
    return {};
  });
}
