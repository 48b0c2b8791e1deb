import { photoParts } from "@amberline/api/operator";
import { Hono, type Context } from "hono";
import { object, string, ValidationError } from "yup";
import { isUnavailable } from "../../db/unavailable";
import { isMalware } from "../../http/clean";
import { withApiHeaders } from "../../http/headers";
import { limitBody } from "../../http/limitBody";
import { TooLarge } from "../../http/refusal";
import { type Parts } from "../../parts";
import { languages } from "../../locales";
import { largestPhoto } from "./image";
import { openLink } from "./links";
import { type IdentityOptions } from "./options";
import { draftFor, draftPhoto, savePhoto, type PhotoProblem } from "./photos";
import { documents, stateOf } from "./state";
import { submitPhotos } from "./submit";
import { findApplicant, type Applicant } from "./widgetToken";

/** Error codes of the widget's calls; the widget has the texts. */
export type WidgetProblem =
  | PhotoProblem
  | "invalid-token"
  | "link-over"
  | "incomplete"
  | "infected"
  | "bad-request"
  | "server";

const statusOf: Record<WidgetProblem, 400 | 401 | 409 | 410 | 413 | 415 | 429 | 500> = {
  "invalid-token": 401,
  "link-over": 410,
  "not-open": 409,
  incomplete: 409,
  "not-an-image": 415,
  infected: 415,
  "too-large": 413,
  "too-many": 429,
  "bad-request": 400,
  server: 500,
};

const smallBody = 4 * 1024;
/** Slightly more than the largest photo, so that a photo that is too large is recognised as such. */
const photoBody = largestPhoto + 1024;

const wantedLink = object({ link: string().required().max(200) });
const wantedSubmission = object({
  document: string().oneOf(documents).required(),
  language: string().oneOf(languages).required(),
});

const documentOf = (name: string | undefined) => documents.find((known) => known === name);

class NoApplicant extends Error {}

const answer = (context: Context, code: WidgetProblem) => context.json({ code }, statusOf[code]);

/** The widget's calls, with the token as a Bearer header. Cookies are not read. */
export function widgetApi(parts: Parts, options: IdentityOptions, onDefect: (error: unknown) => void): Hono {
  const { db, clock } = parts;
  const api = new Hono();
  api.use(withApiHeaders);
  api.onError((error, context) => {
    if (error instanceof NoApplicant) return answer(context, "invalid-token");
    if (error instanceof TooLarge) return answer(context, "too-large");
    if (error instanceof ValidationError || error instanceof SyntaxError)
      return answer(context, "bad-request");
    onDefect(error);
    if (isUnavailable(error)) return context.json({ code: "server" }, 503, { "Retry-After": "2" });
    return answer(context, "server");
  });
  api.notFound((context) => context.json({ code: "bad-request" }, 404));

  const applicantOf = async (context: Context): Promise<Applicant> => {
    const [, token = ""] = /^Bearer (\S{1,1000})$/.exec(context.req.header("Authorization") ?? "") ?? [];
    const holder = await findApplicant(db, token, clock.now());
    if (!holder) throw new NoApplicant();
    return holder;
  };
  const state = async (context: Context) => {
    const holder = await applicantOf(context);
    return context.json({ ...(await stateOf(db, holder)), draft: await draftFor(db, holder) });
  };
  const partOf = (context: Context) => photoParts.find((known) => known === context.req.param("part"));

  api.get("/state", state);

  api.put("/photos/:part", async (context) => {
    const holder = await applicantOf(context);
    const [part, document] = [partOf(context), documentOf(context.req.query("document"))];
    if (!part || !document) return answer(context, "bad-request");
    await limitBody(context, photoBody);
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const problem = (await isMalware(parts, bytes, holder.id))
      ? "infected"
      : await savePhoto(parts, holder, { document, part, bytes, now: clock.now() });
    return problem ? answer(context, problem) : context.json({ part });
  });

  api.get("/photos/:part", async (context) => {
    const [holder, part] = [await applicantOf(context), partOf(context)];
    const photo = part && (await draftPhoto(db, holder, part));
    if (!photo) return context.json({ code: "bad-request" }, 404);
    return context.body(new Uint8Array(photo.bytes), 200, { "Content-Type": photo.media_type });
  });

  api.post("/submit", async (context) => {
    const holder = await applicantOf(context);
    await limitBody(context, smallBody);
    const { document, language } = wantedSubmission.validateSync(await context.req.json());
    const { pendingAfterMs } = options.rules;
    const submission = { document, language, now: clock.now(), pendingAfterMs };
    const problem = await submitPhotos(parts, holder, submission);
    return problem ? answer(context, problem) : state(context);
  });

  api.post("/link", async (context) => {
    await limitBody(context, smallBody);
    const { link } = wantedLink.validateSync(await context.req.json());
    const origin = new URL(options.addresses.mailed(context.req.url)).origin;
    const token = await openLink(parts, options, { link, origin, now: clock.now() });
    return token === null ? answer(context, "link-over") : context.json({ token });
  });

  return api;
}
