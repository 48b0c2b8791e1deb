import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { type TestProject } from "vitest/node";
import { startCluster, type Cluster } from "./postgresCluster";
import { findPostgres, installPostgres } from "./postgresPrograms";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * A PostgreSQL for tests, or an address that responds with its URL and starts it on first use; null if there is
     * none.
     */
    postgres: { url: string } | { door: string } | null;
  }
}

const prefix = "amberline-postgres-";

/** Provides PostgreSQL for the run: DATABASE_URL_TEST, else an installed one, started when the first test needs it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env.DATABASE_URL_TEST;
  if (url) {
    project.provide("postgres", { url });
    return undefined;
  }
  const programs = findPostgres() ?? (process.env.AMBERLINE_INSTALL === "1" ? installPostgres() : null);
  if (!programs) {
    const skipped =
      "The PostgreSQL suite is skipped: set DATABASE_URL_TEST, or install PostgreSQL 15 or newer.";
    if (process.env.CI === "true") throw new Error(skipped);
    process.stdout.write(`${skipped}\n`);
    project.provide("postgres", null);
    return undefined;
  }
  let cluster: Promise<Cluster> | undefined;
  let template: Promise<void> | undefined;
  const start = async () => {
    sweep();
    cluster ??= startCluster(path.join(tmpdir(), `${prefix}${process.pid}`), { programs });
    template ??= cluster.then(async ({ url: server }) =>
      // Most runs need no database, so its modules are loaded on demand.
      (await import("./postgresTemplate")).addTemplate(server),
    );
    await template;
    return cluster;
  };
  const server = createServer((_, response) => {
    // A kept-alive connection might be closed just as the next suite uses it.
    response.setHeader("Connection", "close");
    start().then(
      ({ url: address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  project.provide("postgres", { door: await listen(server) });
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await cluster)?.stop();
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
    });
  });
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Ends what a killed run left behind. */
function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (isRunning(Number(name.slice(prefix.length)))) continue;
    const folder = path.join(tmpdir(), name);
    try {
      const [pid] = readFileSync(path.join(folder, "data", "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGQUIT");
    } catch {
      // It has ended already.
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
