import { Hono } from "hono";
import { decideCompany, findCompany, reviewDocument } from "../areas/corporate";
import { type Parts } from "../parts";
import { bodyOf } from "./bodyOf";
import {
  companies,
  companyFile,
  readCompanyVerdict,
  readDocumentKey,
  readDocumentReview,
} from "./companyQueries";

/** Companies for tests: what they have so far, and what the bank decides. */
export function companyApi(parts: Pick<Parts, "db" | "clock" | "mailer">): Hono {
  const { db, clock } = parts;
  const api = new Hono();
  const unknown = { err: "There is no such company." };

  api.get("/", async (context) =>
    context.json({ companies: await companies(db, { limit: 200, name: context.req.query("name") }) }),
  );

  api.get("/:id", async (context) => {
    const company = await companyFile(db, context.req.param("id"));
    return company ? context.json(company) : context.json(unknown, 404);
  });

  api.post("/:id/decide", async (context) => {
    const { verdict, isForced } = readCompanyVerdict(await bodyOf(context));
    const companyId = context.req.param("id");
    const decided = await decideCompany(parts, { companyId, verdict, isForced, now: clock.now() });
    if (decided.ok) return context.json({ id: companyId, decision: verdict.decision });
    if (decided.refusal === "unknown_company") return context.json(unknown, 404);
    const missing = decided.refusal === "incomplete" ? decided.missing : [];
    return context.json({ err: decided.refusal, missing }, 409);
  });

  api.post("/:id/documents/:document", async (context) => {
    const company = await findCompany(db, context.req.param("id"));
    const document = readDocumentKey(context.req.param("document"));
    if (!company || !document) return context.json(unknown, 404);
    const review = readDocumentReview(await bodyOf(context));
    const asked = { companyId: company.id, document, ...review, now: clock.now() };
    const isReviewed = await reviewDocument(db, asked);
    return isReviewed
      ? context.json({ document, ...review })
      : context.json({ err: "It was not handed in." }, 409);
  });

  return api;
}
