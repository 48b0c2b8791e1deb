import { destination, pino, type DestinationStream } from "pino";
import { type AuditRow } from "../audit";
import { currentRequest } from "../platform/currentRequest";

/** A request that was answered, without anything of its content. */
export interface AnsweredRequest {
  route: string;
  method: string;
  status: number;
  ms: number;
}

/** What the server writes: to people at a terminal, or as JSON to whatever collects it. */
export interface Log {
  log(line: string): void;
  /** A defect, as `defectText` writes it. */
  report(text: string): void;
  answered(request: AnsweredRequest): void;
  /** An entry of the audit log, so that it is kept apart from the bank's database too. */
  audited(entry: AuditRow): void;
}

/** A line of JSON each, with the id of the request that led to it. */
export function jsonLog(to: DestinationStream = destination({ fd: 1, sync: true })): Log {
  const mixin = () => {
    const request = currentRequest()?.requestId;
    return request === undefined ? {} : { request };
  };
  const log = pino({ mixin, formatters: { level: (level) => ({ level }) } }, to);
  return {
    log: (line) => log.info(line.trim()),
    report(text) {
      const [message = "", ...stack] = text.split("\n");
      log.error({ stack }, message);
    },
    answered: (request) => log.info(request, "answered"),
    audited: ({ detail, ...entry }) =>
      log.info({ audit: { ...entry, detail: JSON.parse(detail) as unknown } }, "audit"),
  };
}
