import { type calls } from "@amberline/api/contract";
import { complaintFilesProblem, largestComplaintFiles } from "@amberline/domain/complaint";
import { formatDate, hourMs } from "@amberline/domain/dates";
import { complaintRules, tidyValues, validate } from "@amberline/domain/rules";
import { ownBank } from "../../bank";
import { type CallerAsk } from "../../http/handle";
import { requireClean } from "../../http/clean";
import { refuse } from "../../http/refusal";
import { inTransaction } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid, uuid } from "../../secrets/random";
import { isWithinLimit } from "../auth/throttle";
import { tidyMessage } from "../chat/text";
import { storeComplaint, readEvidence, type StoredComplaint } from "./receive";

type ComplaintAsk = CallerAsk<typeof calls.complaintSend>;

/** More complaints than this are abuse. */
const complaintsPerHour = 10;

function readComplaint({ request, texts }: ComplaintAsk): { subject: string; description: string } {
  // A form sends CR LF line ends whatever was typed (HTML standard, multipart/form-data encoding algorithm).
  const said = { subject: tidyMessage(request.subject), description: tidyMessage(request.description) };
  if (Object.keys(validate(complaintRules, said)).length > 0) refuse(texts.complaintInvalid);
  const { subject, description } = tidyValues(complaintRules, said);
  return { subject, description };
}

/** Confirms the number to the customer, and notifies the bank. */
async function mailComplaint(
  { db, mailer }: Pick<Parts, "db" | "mailer">,
  { caller, texts, language }: ComplaintAsk,
  { reference, answer_by: answerBy }: StoredComplaint,
  subject: string,
): Promise<void> {
  await mailer.send(db, {
    loginId: caller.id,
    channel: "email",
    recipient: caller.email,
    texts,
    subject: texts.complaintReceivedSubject(reference),
    body: texts.complaintReceivedBody(reference, subject, formatDate(answerBy, language)),
  });
  await mailer.send(db, {
    loginId: null,
    channel: "email",
    recipient: ownBank.complaints,
    texts: null,
    subject: `${reference}: ${subject}`,
    body: `${caller.email} has complained. An answer is due by ${answerBy}. Read it in the operator's tool.`,
  });
}

/** /user/complaint/send: stores a complaint and mails it to both sides. */
export const sendComplaint =
  ({
    db,
    clock,
    random,
    mailer,
    isInfected,
  }: Pick<Parts, "db" | "clock" | "random" | "mailer" | "isInfected">) =>
  async (ask: ComplaintAsk) => {
    const { caller, request, texts, language, now } = ask;
    const { complaint_id: requestId = uuid(random), files } = request;
    if (!isUuid(requestId)) refuse(texts.badRequest, { status: 400 });
    if (complaintFilesProblem(files)) refuse(texts.complaintTooLarge(largestComplaintFiles / 1_000_000));
    const empty = files.find(({ size }) => size === 0);
    if (empty) refuse(texts.complaintFileEmpty(empty.name));
    const said = readComplaint(ask);
    const key = `complaints:${caller.id}`;
    if (!(await isWithinLimit(db, { key, now, limit: complaintsPerHour, windowMs: hourMs })))
      refuse(texts.complaintsTooMany);
    const evidence = await readEvidence(files, texts);
    await requireClean({ db, clock, isInfected }, evidence, { texts, loginId: caller.id });
    const complaint = { loginId: caller.id, requestId, language, ...said, files: evidence };
    const kept = await inTransaction(db, async (trx) => {
      const stored = await storeComplaint(trx, { complaint, random, now });
      if (stored.isNew) await mailComplaint({ db: trx, mailer }, ask, stored, said.subject);
      return stored;
    });
    return { success: true, reference: kept.reference, answer_by: kept.answer_by };
  };
