import { decideVerification as decideCall } from "@amberline/api/operator";
import { object, string } from "yup";
import { decideVerification, documents, endWidgetTokens, submitPhotosFor } from "../areas/identity";
import { type Db } from "../ledger";
import { specimens } from "../seed";
import { bodyOf } from "./bodyOf";
import { notThere, onRoute, type OperatorApi, OperatorRefusal } from "./route";
import { verifications } from "./verificationQueries";
import { verdictOf } from "./verificationVerdict";

const wantedLogin = object({ login: string().required() });
const wantedSubmission = wantedLogin.shape({ document: string().oneOf(documents).default("passport") });
const wantedVerdict = decideCall.request.omit(["id"]).concat(wantedLogin);

const photos = { front: specimens.document, back: specimens.document, selfie: specimens.face };

/** Throws OperatorRefusal. */
async function loginIdOf(db: Db, login: string): Promise<string> {
  const found = await db
    .selectFrom("logins")
    .select("id")
    .where("email", "=", login.trim().toLowerCase())
    .executeTakeFirst();
  if (!found) throw notThere("login");
  return found.id;
}

/** For tests, by login: submits photos without the widget, decides the latest submission, ends widget tokens. */
export function mountVerificationTesting(api: OperatorApi): void {
  onRoute(
    api,
    { method: "POST", path: "/verifications/submit", access: "faults", logged: ["login"] },
    async (context, { db, clock, random }) => {
      const { login, document } = wantedSubmission.validateSync(await bodyOf(context));
      const loginId = await loginIdOf(db, login);
      const problem = await submitPhotosFor({ db, random }, { loginId, document, photos, now: clock.now() });
      if (problem) throw new OperatorRefusal(409, problem);
      const [handedIn] = await verifications(db, { limit: 1, login });
      return context.json(handedIn ?? {});
    },
  );

  onRoute(
    api,
    { method: "POST", path: "/verifications/decide", access: "faults", logged: ["login"] },
    async (context, { db, clock, mailer }) => {
      const { login, ...wanted } = wantedVerdict.validateSync(await bodyOf(context), { stripUnknown: true });
      const [latest] = await verifications(db, { limit: 1, login });
      if (!latest) throw notThere("submission");
      const decided = await decideVerification({ db, mailer }, latest.id, verdictOf(wanted), clock.now());
      if (!decided.ok) throw new OperatorRefusal(409, decided.refusal, { state: decided.state });
      return context.json({ id: latest.id, state: decided.state, changed: decided.changed });
    },
  );

  onRoute(
    api,
    { method: "POST", path: "/verifications/end_tokens", access: "faults", logged: ["login"] },
    async (context, { db, clock }) => {
      const { login } = wantedLogin.validateSync(await bodyOf(context));
      await endWidgetTokens(db, await loginIdOf(db, login), clock.now());
      return context.json({ ended: true });
    },
  );
}
