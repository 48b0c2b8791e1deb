import {
  companyContract,
  companyDocument,
  decideChange,
  decideCompany,
  endPersonAccess,
  liftApprovalRule,
  listCompanies,
  newCompanyDocument,
  readCompany,
  reviewDocument,
} from "@amberline/api/operator";
import { type Context } from "hono";
import { liftRule } from "../areas/approvals";
import {
  decideChange as carryOutChange,
  decideCompany as carryOut,
  endAccessByBank,
  findCompany,
  reviewDocument as reviewFile,
  type ChangeVerdict,
  type CompanyVerdict,
} from "../areas/company";
import { writeFile } from "../http/answer";
import {
  companies,
  companyFile,
  documentFile,
  newDocumentFile,
  readDocumentKey,
  signedFile,
} from "./companyQueries";
import { notThere, onCall, onRoute, type OperatorApi, OperatorRefusal } from "./route";

function sendPdf(context: Context, name: string, bytes: Uint8Array): Response {
  const content = new Blob([Uint8Array.from(bytes)]);
  const { body, headers } = writeFile({ name, type: "application/pdf", content });
  return context.body(body, 200, headers);
}

export function mountCompanies(api: OperatorApi): void {
  onCall(api, listCompanies, async ({ search, name }, { db }) => ({
    companies: await companies(db, { limit: 200, search, name }),
  }));
  onCall(api, readCompany, async ({ id }, { db }) => {
    const company = await companyFile(db, id);
    if (!company) throw notThere("company");
    return company;
  });
  onCall(api, decideCompany, async ({ id, decision, reason, force }, parts) => {
    const verdict: CompanyVerdict = decision === "confirmed" ? { decision } : { decision, reason };
    const isForced = decision === "confirmed" && force;
    const decided = await carryOut(parts, { companyId: id, verdict, isForced, now: parts.clock.now() });
    if (decided.ok) return { id, decision };
    if (decided.refusal === "unknown_company") throw notThere("company");
    const missing = decided.refusal === "incomplete" ? decided.missing : [];
    throw new OperatorRefusal(409, decided.refusal, { missing });
  });
  onCall(api, liftApprovalRule, async ({ id }, parts) => {
    if (!(await liftRule(parts, { companyId: id, now: parts.clock.now() }))) throw notThere("company");
    return { id };
  });
  onCall(api, endPersonAccess, async ({ id, person }, parts) => {
    const asked = { companyId: id, loginId: person, now: parts.clock.now() };
    if (!(await endAccessByBank(parts, asked))) throw notThere("company or person");
    return { id, person };
  });
  onCall(api, reviewDocument, async ({ id, document: named, review, comment }, parts) => {
    const company = await findCompany(parts.db, id);
    const document = readDocumentKey(named);
    if (!company || !document) throw notThere("company or document");
    const asked = { company, document, review, comment, now: parts.clock.now() };
    if (!(await reviewFile(parts, asked))) throw new OperatorRefusal(409, "It was not handed in.");
    return { document, review, comment };
  });

  onCall(api, decideChange, async ({ id, change, decision, reason }, parts) => {
    const company = await findCompany(parts.db, id);
    if (!company) throw notThere("company");
    const verdict: ChangeVerdict = decision === "approved" ? { decision } : { decision, reason };
    const refusal = await carryOutChange(parts, {
      company,
      changeId: change,
      verdict,
      now: parts.clock.now(),
    });
    if (refusal) throw new OperatorRefusal(409, refusal);
    return { change, decision };
  });

  onRoute(api, newCompanyDocument, async (context, { db }) => {
    const company = await findCompany(db, context.req.param("id") ?? "");
    const file = company && (await newDocumentFile(db, company.id, context.req.param("change") ?? ""));
    return file ? sendPdf(context, file.file_name, file.bytes) : context.notFound();
  });
  onRoute(api, companyContract, async (context, { db }) => {
    const company = await findCompany(db, context.req.param("id") ?? "");
    const signed = company && (await signedFile(db, company.id));
    return signed ? sendPdf(context, "signed_doc.pdf", signed.bytes) : context.notFound();
  });
  onRoute(api, companyDocument, async (context, { db }) => {
    const company = await findCompany(db, context.req.param("id") ?? "");
    const key = readDocumentKey(context.req.param("document") ?? "");
    const file = company && key && (await documentFile(db, company.id, key));
    return file ? sendPdf(context, file.file_name, file.bytes) : context.notFound();
  });
}
