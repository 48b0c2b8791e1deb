import { answerComplaint, complaintEvidence, listComplaints, readComplaint } from "@amberline/api/operator";
import { answerComplaint as carryOut, complaintFile, complaints, findEvidence } from "../areas/complaint";
import { writeFile } from "../http/answer";
import { type Parts } from "../parts";
import { notThere, onCall, type OperatorApi, OperatorRefusal } from "./route";

export function mountComplaints(api: OperatorApi, parts: Pick<Parts, "db" | "clock" | "mailer">): void {
  const { db, clock } = parts;
  const read = async (id: string) => {
    const complaint = await complaintFile(db, id);
    if (!complaint) throw notThere("complaint");
    return complaint;
  };

  onCall(api, listComplaints, async ({ search, status }) => ({
    complaints: await complaints(db, { search, status, limit: 200 }),
  }));
  api.open(complaintEvidence, async (context) => {
    const file = await findEvidence(db, context.req.param("id") ?? "");
    if (!file) return context.notFound();
    const { body, headers } = writeFile(file);
    return context.body(body, 200, headers);
  });
  onCall(api, readComplaint, ({ id }) => read(id));
  onCall(api, answerComplaint, async ({ id, answer }) => {
    const answered = await carryOut(parts, { id, answer, now: clock.now() });
    if (answered.ok) return read(id);
    if (answered.refusal === "unknown_complaint") throw notThere("complaint");
    throw new OperatorRefusal(409, answered.refusal);
  });
}
