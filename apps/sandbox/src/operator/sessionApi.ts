import {
  acceptInvitation,
  changeOwnPassword,
  readSession,
  signIn,
  signOut,
  type OperatorRequest,
} from "@amberline/api/operator";
import { passwordProblem } from "../areas/auth/credentials";
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

/** Checks a password as the customers' are: five wrong ones in a row lock the name, known or not. */
async function requirePassword(
  { db, clock, passwords }: Parts,
  { name, password }: OperatorRequest<typeof signIn>,
  now: number,
) {
  const found = await db
    .selectFrom("operators")
    .select(["id", "name", "rights", "password_hash"])
    .where("name_key", "=", nameKeyOf(name))
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  const isRight = await passwords.verify(password, found?.password_hash ?? passwords.decoy);
  const key = attemptKey(name);
  const verdict = found && isRight ? "right" : "wrongPassword";
  const detail: AuditEntry["detail"] = found ? { operator: found.name } : strangerAt(nameKeyOf(name));
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
  { clock, isTesting, sessions }: OperatorOptions & { sessions: OperatorSessions },
): void {
  const { db, passwords } = parts;
  const shown = ({ name, rights }: Pick<Asker, "name" | "rights">) => ({
    name,
    rights: rights.filter((right) => isTesting || right !== "faults"),
  });
  const written = (action: string, operator: string) =>
    audit(db, { at: parts.clock.now(), action, detail: { operator } });

  onCall(api, readSession, (_, by) => ({ operator: by === nobody ? null : shown(by) }));
  onCall(api, signIn, async (request, _, context) => {
    const found = await requirePassword(parts, request, clock.now());
    await sessions.open(context, found.id);
    await written("operator.signedIn", found.name);
    return shown({ name: found.name, rights: readRights(found.rights) });
  });
  onCall(api, acceptInvitation, async (request, _, context) => {
    const operatorId = await accept(parts, request, clock.now());
    await sessions.open(context, operatorId);
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
  onCall(api, changeOwnPassword, async ({ current, password }, { name, session }) => {
    if (!session) throw new OperatorRefusal(409, "A program has no password.");
    await requirePassword(parts, { name, password: current }, clock.now());
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
