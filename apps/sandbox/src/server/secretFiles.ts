import { readFileSync } from "node:fs";
import { StartProblem } from "./startProblem";

const secrets = [
  ...["DATABASE_URL", "MIGRATION_URL", "LISTEN_URL", "STANDBY_URL", "SMTP_URL"],
  ...["OPERATOR_KEY", "METRICS_KEY", "VAPID_PRIVATE_KEY", "SECRETS_KEY", "SECRETS_KEY_OLD"],
];

type Environment = Record<string, string | undefined>;

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new StartProblem(`${name} names a file that cannot be read: ${file}.`);
  }
}

/** Settings that a vault or an orchestrator keeps in files, by their names with `_FILE`. Throws StartProblem. */
export function withSecretFiles(env: Environment): Environment {
  const read = secrets.flatMap((name) => {
    const file = env[`${name}_FILE`];
    return file ? [[name, contentOf(`${name}_FILE`, file)]] : [];
  });
  return { ...env, ...(Object.fromEntries(read) as Environment) };
}
