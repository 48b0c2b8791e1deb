import { parseArgs } from "node:util";
import { askProvider, NotSignedIn } from "./askProvider";
import { junitOf, textOf, verdictOn } from "./report";
import type { Payee } from "./writes";

export interface Surroundings {
  fetch: typeof globalThis.fetch;
  password: string | undefined;
  /** Asks whoever runs it; null if nobody is there. */
  ask: (question: string) => Promise<string | null>;
  print: (text: string) => void;
  writeFile: (path: string, text: string) => Promise<void>;
  newId: () => string;
  now: () => number;
}

const usage = `amberline-conformance https://provider.example.com --login ilze@example.com

Asks a provider every call of the contract, and says what it answers differently and what then happens in the app.
The password is in the variable AMBERLINE_PASSWORD. Without --write nothing is changed, and the customer is signed out
at the end.

  --login LOGIN       the customer it signs in as
  --code CODE         their two-factor code; else it asks for one
  --write             asks calls that change something too: at a test provider, as a test customer
  --payee "IBAN, NAME, BIC"   with --write: pays this payee one cent
  --bridge URL        where the chat's calls are, if not with the others
  --junit FILE        writes the report as JUnit XML as well
  --complete          fails also for what is lacking or read leniently

It ends with 0 if the app works with the provider, 1 if not, 2 if it could not be asked.
`;

const options = {
  login: { type: "string" },
  code: { type: "string" },
  write: { type: "boolean", default: false },
  payee: { type: "string" },
  bridge: { type: "string" },
  junit: { type: "string" },
  complete: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

function payeeOf(text: string | undefined): Payee | null {
  const [account = "", name = "", bic = ""] = (text ?? "").split(",").map((part) => part.trim());
  return account && name && bic ? { account, name, bic } : null;
}

/** The command: answers the status it ends with. */
export async function run(args: string[], surroundings: Surroundings): Promise<number> {
  const { ask, print, writeFile, password, ...parts } = surroundings;
  const fail = (problem: string) => {
    print(`${problem}\n\n${usage}`);
    return 2;
  };
  let given;
  try {
    given = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return fail((error as Error).message);
  }
  const { values, positionals } = given;
  if (values.help) {
    print(usage);
    return 0;
  }
  const [url, ...others] = positionals;
  if (!url || others.length > 0 || !URL.canParse(url)) return fail("Give the address of one provider.");
  if (!values.login || !password) return fail("Give --login, and its password in AMBERLINE_PASSWORD.");
  const payee = payeeOf(values.payee);
  if (values.payee !== undefined && (!payee || !values.write))
    return fail("--payee takes an account, a name and a BIC, with commas between them, and --write.");

  let { code } = values;
  const nextCode = async () => {
    const one = code ?? (await ask("Two-factor code: "));
    code = undefined;
    return one;
  };
  try {
    const checks = await askProvider({
      ...parts,
      ...{ url: new URL(url).origin, bridgeUrl: values.bridge, login: values.login, password },
      ...{ code: nextCode, mayWrite: values.write, payee },
    });
    print(textOf(checks));
    if (values.junit) await writeFile(values.junit, junitOf(checks));
    const { passes, isComplete } = verdictOn(checks);
    return (values.complete ? isComplete : passes) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NotSignedIn)) throw error;
    print(`${error.message}\n`);
    return 2;
  }
}
