import {
  automateReview,
  decideVerification,
  listVerifications,
  photoParts,
  verificationPhoto,
} from "@amberline/api/operator";
import { decideVerification as carryOut, isReviewAutomatic, setReviewAutomatic } from "../areas/identity";
import { isUuid } from "../secrets/random";
import { notThere, onCall, onRoute, type OperatorApi, OperatorRefusal } from "./route";
import { photoOf, verifications } from "./verificationQueries";
import { verdictOf } from "./verificationVerdict";

export function mountVerifications(api: OperatorApi): void {
  onCall(api, listVerifications, async ({ login, search }, { db }) => ({
    verifications: await verifications(db, { limit: 100, login, search }),
    isAutomatic: await isReviewAutomatic(db),
  }));
  onCall(api, decideVerification, async ({ id, ...wanted }, { db, clock, mailer }) => {
    if (!isUuid(id)) throw notThere("verification");
    const decided = await carryOut({ db, mailer }, id, verdictOf(wanted), clock.now());
    if (!decided.ok && decided.refusal === "unknown_verification") throw notThere("verification");
    if (!decided.ok) throw new OperatorRefusal(409, decided.refusal, { state: decided.state });
    return { id, state: decided.state, changed: decided.changed };
  });
  onCall(api, automateReview, async ({ automatic }, { db }) => {
    await setReviewAutomatic(db, automatic);
    return { automatic };
  });

  onRoute(api, verificationPhoto, async (context, { db }) => {
    const part = photoParts.find((known) => known === context.req.param("part"));
    const photo = part && (await photoOf(db, context.req.param("id") ?? "", part));
    if (!photo) return context.json({ err: "There is no such photo." }, 404);
    return context.body(Uint8Array.from(photo.bytes), 200, { "Content-Type": photo.media_type });
  });
}
