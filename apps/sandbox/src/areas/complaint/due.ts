import { isBusinessDay } from "@amberline/domain/clearing";
import { complaintAnswerDays } from "@amberline/domain/complaint";
import { civilDate } from "@amberline/domain/dates";
import { bankTimeZone } from "../../days";

const dayMs = 86_400_000;

/** The civil date by which a complaint received at an instant has to be answered. */
export function answerDue(receivedAt: number): string {
  let day = Date.parse(`${civilDate(receivedAt, bankTimeZone)}T00:00Z`);
  for (let left = complaintAnswerDays; left > 0;) {
    day += dayMs;
    if (isBusinessDay(day)) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}
