import { type Hono } from "hono";
import { auditSparingly } from "../audit";
import { cspReportPath } from "../http/headers";
import { withoutMisleading } from "../http/knownBody";
import { type Parts } from "../parts";

const longestReport = 8_192;
const longestText = 200;

/** Both forms of a report name these; by the older one with dashes. */
function factsIn(report: unknown): Record<string, string> | null {
  const [first] = Array.isArray(report) ? (report as unknown[]) : [report];
  const { body, "csp-report": older } = (first ?? {}) as Record<string, Record<string, unknown> | undefined>;
  const facts = body ?? older;
  if (!facts) return null;
  const text = (...names: string[]) =>
    withoutMisleading(
      names.map((name) => facts[name]).find((value): value is string => typeof value === "string") ?? "",
    );
  // Addresses without their query and fragment, which may say whose page it was.
  const address = (value: string) => (value.split(/[?#]/u)[0] ?? "").slice(0, longestText);
  return {
    directive: text("effectiveDirective", "effective-directive", "violated-directive").slice(0, longestText),
    blocked: address(text("blockedURL", "blocked-uri")),
    page: address(text("documentURL", "document-uri")),
  };
}

/** Keeps what browsers report in the audit log, once a minute of each address. */
export function mountCspReports(app: Hono, { db, clock }: Pick<Parts, "db" | "clock">): void {
  app.post(cspReportPath, async (context) => {
    const length = Number(context.req.header("Content-Length") ?? Number.NaN);
    if (!(length <= longestReport)) return context.body(null, 413);
    const detail = await context.req.json().then(factsIn, () => null);
    if (!detail) return context.body(null, 400);
    await auditSparingly(db, { at: clock.now(), action: "page.policyViolated", detail });
    return context.body(null, 204);
  });
}
