import { Hono, type Context } from "hono";
import { boolean, object, string } from "yup";
import {
  decideVerification,
  documents,
  endWidgetTokens,
  handInFor,
  setReviewAutomatic,
} from "../areas/identity";
import { type Parts } from "../parts";
import { specimens } from "../seed";
import { bodyOf } from "./bodyOf";
import { verifications } from "./verificationQueries";
import { readVerdict } from "./verificationVerdict";

const wantedLogin = object({ login: string().required() });
const wantedSubmission = wantedLogin.shape({ document: string().oneOf(documents).default("passport") });
const wantedReview = object({ automatic: boolean().required() });

const photos = { front: specimens.document, back: specimens.document, selfie: specimens.face };

/** Verifications for tests: handing photos in without the widget, deciding, ending widget tokens. */
export function verificationApi({ db, clock, mailer, random }: Parts): Hono {
  const api = new Hono();
  const loginIdOf = async (login: string) => {
    const found = await db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", login.trim().toLowerCase())
      .executeTakeFirst();
    return found?.id;
  };
  const noLogin = (context: Context) => context.json({ err: "There is no such login." }, 404);

  api.get("/", async (context) => {
    const login = context.req.query("login");
    return context.json({ verifications: await verifications(db, { limit: 100, login }) });
  });

  api.post("/submit", async (context) => {
    const { login, document } = wantedSubmission.validateSync(await bodyOf(context));
    const loginId = await loginIdOf(login);
    if (!loginId) return noLogin(context);
    const problem = await handInFor({ db, random }, { loginId, document, photos, now: clock.now() });
    if (problem) return context.json({ err: problem }, 409);
    const [handedIn] = await verifications(db, { limit: 1, login });
    return context.json(handedIn ?? {});
  });

  api.post("/decide", async (context) => {
    const body = await bodyOf(context);
    const { login } = wantedLogin.validateSync(body);
    const verdict = readVerdict(body);
    const [latest] = await verifications(db, { limit: 1, login });
    if (!latest) return context.json({ err: "There is nothing to decide on." }, 404);
    const decided = await decideVerification({ db, mailer }, latest.id, verdict, clock.now());
    if (decided.ok) return context.json({ id: latest.id, state: decided.state, changed: decided.changed });
    return context.json({ err: decided.refusal, state: decided.state }, 409);
  });

  api.post("/end_tokens", async (context) => {
    const loginId = await loginIdOf(wantedLogin.validateSync(await bodyOf(context)).login);
    if (!loginId) return noLogin(context);
    await endWidgetTokens(db, loginId, clock.now());
    return context.json({ ended: true });
  });

  api.post("/review", async (context) => {
    const { automatic } = wantedReview.validateSync(await bodyOf(context));
    await setReviewAutomatic(db, automatic);
    return context.json({ automatic });
  });

  return api;
}
