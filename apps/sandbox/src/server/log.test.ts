import { expect, it } from "vitest";
import { answering, currentRequest } from "../platform/currentRequest";
import { jsonLog } from "./log";

it("writes a line of JSON each, with the id of the request that led to it", () => {
  const lines: string[] = [];
  const log = jsonLog({ write: (line) => lines.push(line) });
  log.log("\nReady\n");
  const id = answering({ address: "203.0.113.9/32", network: "203.0.113.0/24" }, () => {
    log.report("Error: gone\n    at one\n    at two");
    log.answered({ route: "login", method: "POST", status: 200, ms: 7 });
    return currentRequest()?.requestId;
  });
  const written = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(written).toMatchObject([
    { level: "info", msg: "Ready" },
    { level: "error", request: id, msg: "Error: gone", stack: ["    at one", "    at two"] },
    { level: "info", request: id, msg: "answered", route: "login", method: "POST", status: 200, ms: 7 },
  ]);
});
