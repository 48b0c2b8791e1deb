import { type Context, type Hono } from "hono";
import { decideCompany, findCompany, reviewDocument } from "../areas/corporate";
import { writeFile } from "../http/answer";
import { type Parts } from "../parts";
import { companiesPage } from "./companiesPage";
import { companyPage } from "./companyPage";
import {
  companyFile,
  documentFile,
  readCompanyVerdict,
  readDocumentKey,
  readDocumentReview,
  signedFile,
} from "./companyQueries";

const formOf = async (context: Context) => Object.fromEntries(await context.req.formData());

function sendPdf(context: Context, name: string, bytes: Uint8Array): Response {
  const content = new Blob([Uint8Array.from(bytes)]);
  const { body, headers } = writeFile({ name, type: "application/pdf", content });
  return context.body(body, 200, headers);
}

/** The companies that open an account, what they handed in, and what is decided on them. */
export function mountCompanyPages(pages: Hono, parts: Parts): void {
  const { db, clock } = parts;

  pages.get("/companies", async (context) => context.html(await companiesPage(db, clock.now())));

  pages.get("/companies/:id", async (context) => {
    const company = await companyFile(db, context.req.param("id"));
    return company ? context.html(companyPage(company, clock.now())) : context.notFound();
  });

  pages.get("/companies/:id/contract", async (context) => {
    const company = await findCompany(db, context.req.param("id"));
    const signed = company && (await signedFile(db, company.id));
    return signed ? sendPdf(context, "signed_doc.pdf", signed.bytes) : context.notFound();
  });

  pages.get("/companies/:id/documents/:document", async (context) => {
    const company = await findCompany(db, context.req.param("id"));
    const key = readDocumentKey(context.req.param("document"));
    const file = company && key && (await documentFile(db, company.id, key));
    return file ? sendPdf(context, file.file_name, file.bytes) : context.notFound();
  });

  pages.post("/companies/:id/documents/:document", async (context) => {
    const company = await findCompany(db, context.req.param("id"));
    const document = readDocumentKey(context.req.param("document"));
    if (!company || !document) return context.notFound();
    const review = readDocumentReview(await formOf(context));
    await reviewDocument(db, { companyId: company.id, document, ...review, now: clock.now() });
    return context.redirect(`/sandbox/companies/${company.id}`, 303);
  });

  pages.post("/companies/:id", async (context) => {
    const company = await findCompany(db, context.req.param("id"));
    if (!company) return context.notFound();
    const { verdict } = readCompanyVerdict(await formOf(context));
    await decideCompany(parts, { companyId: company.id, verdict, now: clock.now() });
    return context.redirect(`/sandbox/companies/${company.id}`, 303);
  });
}
