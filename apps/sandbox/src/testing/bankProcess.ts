import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type CallName } from "@amberline/api/contract";
import { OPERATOR_PATH } from "@amberline/api/operator";
import { requestOf, type CallOptions } from "./bankCalls";

const operatorKey = "the key of programs, for tests only";

/** A bank as it is reached from outside. */
export interface ReachedBank {
  readonly url: string;
  /** The end of what it has reported. */
  log(): string;
  /** A request below /sandbox/api, by a program that may do everything. Throws for a refusal. */
  operate<T>(path: string, body?: object): Promise<T>;
  send(name: CallName, body: object, how?: CallOptions): Promise<Response>;
}

export interface BankProcess extends ReachedBank {
  pid(): number;
  /** Kills the process as no process can prevent, and starts another in its place. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built server as a process of its own, on a given port of this machine. */
export async function startBank(
  program: string,
  { port, env, args = [] }: { port: number; env: Record<string, string>; args?: readonly string[] },
): Promise<BankProcess> {
  const url = `http://127.0.0.1:${port}`;
  let log = "";
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [program, "--testing", ...args], {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...{ PATH: process.env.PATH ?? "", TZ: "Europe/Riga", PORT: String(port), OPERATOR_KEY: operatorKey },
        ...{ SECRETS_KEY: Buffer.alloc(32).toString("base64"), LOG_FORMAT: "text" },
        ...env,
      },
    });
    child.stderr?.on("data", (text: Buffer) => (log = (log + text.toString()).slice(-4_000)));
    const ended = once(child, "exit").then(() => true);
    for (;;) {
      const isReady = fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (await isReady) return child;
      const pause = new Promise<false>((resolve) => setTimeout(resolve, 50, false));
      if (await Promise.race([ended, pause])) throw new Error(`The bank did not start: ${log}`);
    }
  };
  let running = await start();
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(running, "exit");
    if (running.kill(signal)) await ended;
  };
  return {
    url,
    pid: () => running.pid ?? 0,
    log: () => log,
    operate: async <T>(path: string, body?: object) => {
      const answer = await fetch(`${url}${OPERATOR_PATH}${path}`, {
        headers: { Authorization: `Bearer ${operatorKey}`, "Content-Type": "application/json" },
        ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
      });
      if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    send: async (name, body, how = {}) => fetch(requestOf(url, name, body, how)),
    kill: async () => {
      await end("SIGKILL");
      running = await start();
    },
    stop: () => end("SIGTERM"),
  };
}
