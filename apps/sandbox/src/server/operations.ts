import { sql } from "kysely";
import { inCompartment } from "../db/compartments";
import { type OpenDatabase } from "../db/open";
import { type Clock } from "../platform/clock";
import { sameText } from "../secrets/digest";
import { type Metrics } from "./metrics";
import { isFromThisMachine } from "./ownMachine";

/** Longer than a load balancer waits. */
const patienceMs = 2_000;
/** Anybody may ask, so that the database is asked no more often. */
const knownForMs = 1_000;

/** Asks whether the database answers: one question at a time, whose answer holds for a second. */
function readiness({ db }: Pick<OpenDatabase, "db">, clock: Clock): () => Promise<boolean> {
  let known = { at: -Infinity, isReady: false };
  let asked: Promise<boolean> | null = null;
  const learn = (isReady: boolean) => {
    known = { at: clock.now(), isReady };
    asked = null;
    return isReady;
  };
  const question = () =>
    inCompartment("background", () => sql`select 1`.execute(db)).then(
      () => learn(true),
      () => learn(false),
    );
  return async () => {
    if (Math.abs(clock.now() - known.at) < knownForMs) return known.isReady;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, patienceMs, false)));
    return Promise.race([(asked ??= question()), tooLate]).finally(() => clearTimeout(timer));
  };
}

const text = (words: string, status = 200) =>
  new Response(`${words}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=UTF-8", "Cache-Control": "no-store" },
  });

/**
 * What programs that keep the server running ask: whether the process lives, whether it can serve, and its figures. The
 * first two are open to all and tell nothing else.
 */
export function createOperations(metrics: Metrics, metricsKey: string | undefined, clock: Clock) {
  let isReady: (() => Promise<boolean>) | null = null;

  const maySeeMetrics = (request: Request) => {
    const [, bearer] = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
    if (bearer !== undefined && metricsKey !== undefined) return sameText(bearer, metricsKey);
    return isFromThisMachine(request);
  };

  return {
    ready: (opened: Pick<OpenDatabase, "db">): void => void (isReady = readiness(opened, clock)),
    /** No more requests are to be sent here. */
    stopping: (): void => void (isReady = null),
    /** Null for all other addresses. */
    async answer(request: Request, { hasMetrics }: { hasMetrics: boolean }): Promise<Response | null> {
      if (request.method !== "GET") return null;
      const { pathname } = new URL(request.url);
      if (pathname === "/healthz") return text("alive");
      if (pathname === "/readyz") return (await isReady?.()) ? text("ready") : text("not ready", 503);
      if (pathname !== "/metrics" || !hasMetrics || !maySeeMetrics(request)) return null;
      return new Response(await metrics.text(), {
        headers: { "Content-Type": metrics.contentType, "Cache-Control": "no-store" },
      });
    },
  };
}

export type Operations = ReturnType<typeof createOperations>;
