import { decideVerification as decideCall } from "@amberline/api/operator";
import { object, string } from "yup";
import { decideVerification, documents, endWidgetTokens, submitPhotosFor } from "../areas/identity";
import { type Parts } from "../parts";
import { specimens } from "../seed";
import { bodyOf } from "./bodyOf";
import { notThere, type OperatorApi, OperatorRefusal } from "./route";
import { verifications } from "./verificationQueries";
import { verdictOf } from "./verificationVerdict";

const wantedLogin = object({ login: string().required() });
const wantedSubmission = wantedLogin.shape({ document: string().oneOf(documents).default("passport") });
const wantedVerdict = decideCall.request.omit(["id"]).concat(wantedLogin);

const photos = { front: specimens.document, back: specimens.document, selfie: specimens.face };

/** For tests, by login: submits photos without the widget, decides the latest submission, ends widget tokens. */
export function mountVerificationTesting(api: OperatorApi, { db, clock, mailer, random }: Parts): void {
  const loginIdOf = async (login: string) => {
    const found = await db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", login.trim().toLowerCase())
      .executeTakeFirst();
    if (!found) throw notThere("login");
    return found.id;
  };

  api.open(
    { method: "POST", path: "/verifications/submit", access: "faults", logged: ["login"] },
    async (context) => {
      const { login, document } = wantedSubmission.validateSync(await bodyOf(context));
      const loginId = await loginIdOf(login);
      const problem = await submitPhotosFor({ db, random }, { loginId, document, photos, now: clock.now() });
      if (problem) throw new OperatorRefusal(409, problem);
      const [handedIn] = await verifications(db, { limit: 1, login });
      return context.json(handedIn ?? {});
    },
  );

  api.open(
    { method: "POST", path: "/verifications/decide", access: "faults", logged: ["login"] },
    async (context) => {
      const { login, ...wanted } = wantedVerdict.validateSync(await bodyOf(context), { stripUnknown: true });
      const [latest] = await verifications(db, { limit: 1, login });
      if (!latest) throw notThere("submission");
      const decided = await decideVerification({ db, mailer }, latest.id, verdictOf(wanted), clock.now());
      if (!decided.ok) throw new OperatorRefusal(409, decided.refusal, { state: decided.state });
      return context.json({ id: latest.id, state: decided.state, changed: decided.changed });
    },
  );

  api.open(
    { method: "POST", path: "/verifications/end_tokens", access: "faults", logged: ["login"] },
    async (context) => {
      const { login } = wantedLogin.validateSync(await bodyOf(context));
      await endWidgetTokens(db, await loginIdOf(login), clock.now());
      return context.json({ ended: true });
    },
  );
}
