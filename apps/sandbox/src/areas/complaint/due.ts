import { isBusinessDay } from "@amberline/domain/clearing";
import { complaintAnswerDays } from "@amberline/domain/complaint";
import { addDays, civilDate } from "@amberline/domain/dates";
import { bankTimeZone } from "../../days";

/** Civil date by which a complaint has to be answered. */
export function answerDue(receivedAt: number): string {
  let day = civilDate(receivedAt, bankTimeZone);
  for (let left = complaintAnswerDays; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}
