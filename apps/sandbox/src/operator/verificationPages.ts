import { type Hono } from "hono";
import { decideVerification, photoParts, setReviewAutomatic } from "../areas/identity";
import { type Parts } from "../parts";
import { photoOf } from "./verificationQueries";
import { verificationsPage } from "./verificationsPage";
import { readVerdict } from "./verificationVerdict";

/** The queue of verifications, their photos and what is decided on them. */
export function mountVerificationPages(pages: Hono, parts: Parts): void {
  const { db, clock } = parts;
  pages.get("/verifications", async (context) => context.html(await verificationsPage(db, clock.now())));

  pages.get("/verifications/:id/photos/:part", async (context) => {
    const part = photoParts.find((known) => known === context.req.param("part"));
    const photo = part && (await photoOf(db, context.req.param("id"), part));
    if (!photo) return context.text("There is no such photo.", 404);
    return context.body(Uint8Array.from(photo.bytes), 200, { "Content-Type": photo.media_type });
  });

  pages.post("/verifications/review", async (context) => {
    const form = Object.fromEntries(await context.req.formData());
    await setReviewAutomatic(db, form["automatic"] === "yes");
    return context.redirect("/sandbox/verifications", 303);
  });

  pages.post("/verifications/:id", async (context) => {
    const verdict = readVerdict(Object.fromEntries(await context.req.formData()));
    await decideVerification(parts, context.req.param("id"), verdict, clock.now());
    return context.redirect("/sandbox/verifications", 303);
  });
}
