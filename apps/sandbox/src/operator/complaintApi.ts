import { answerComplaint, complaintEvidence, listComplaints, readComplaint } from "@amberline/api/operator";
import { answerComplaint as carryOut, complaintFile, complaints, findEvidence } from "../areas/complaint";
import { writeFile } from "../http/answer";
import { type Db } from "../ledger";
import { notThere, onCall, onRoute, type OperatorApi, OperatorRefusal } from "./route";

/** Throws OperatorRefusal. */
async function read(db: Db, id: string) {
  const complaint = await complaintFile(db, id);
  if (!complaint) throw notThere("complaint");
  return complaint;
}

export function mountComplaints(api: OperatorApi): void {
  onCall(api, listComplaints, async ({ search, status }, { db }) => ({
    complaints: await complaints(db, { search, status, limit: 200 }),
  }));
  onRoute(api, complaintEvidence, async (context, { db }) => {
    const file = await findEvidence(db, context.req.param("id") ?? "");
    if (!file) return context.notFound();
    const { body, headers } = writeFile(file);
    return context.body(body, 200, headers);
  });
  onCall(api, readComplaint, ({ id }, { db }) => read(db, id));
  onCall(api, answerComplaint, async ({ id, answer }, parts) => {
    const answered = await carryOut(parts, { id, answer, now: parts.clock.now() });
    if (answered.ok) return read(parts.db, id);
    if (answered.refusal === "unknown_complaint") throw notThere("complaint");
    throw new OperatorRefusal(409, answered.refusal);
  });
}
