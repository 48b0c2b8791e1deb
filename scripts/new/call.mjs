import { before, withImport } from "./edit.mjs";

/** The file of the client for the calls of each area of the sandbox. */
const clients = {
  ...{ auth: "identity", chat: "chat", company: "company", complaint: "chat", identity: "identity" },
  ...{ orders: "payments", papers: "documents", payees: "payees", twoFactor: "identity", user: "identity" },
};

const contract = ({ name, words, Words, area }) => `import { boolean, object } from "yup";
import { defineCall } from "./call";
import { noBody } from "./schemas";

export const ${name} = defineCall({
  name: "${name}",
  summary: "${Words}.",
  method: "POST",
  path: "/${area}/${words.replaceAll(" ", "_")}",
  request: noBody,
  response: object({ success: boolean().required() }),
});
`;

const handler = ({ name }) => `import { type calls } from "@amberline/api/contract";
import { type CallerAsk } from "../../http/handle";
import { type Parts } from "../../parts";

export const ${name} = (_: Parts) => async (_ask: CallerAsk<typeof calls.${name}>) => ({ success: true });
`;

const test = ({ name, words }) => `import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

describeOnDatabases("${words}", (at) => {
  const bank = testBank(at);

  it("is answered to a signed-in customer", async () => {
    const token = await bank.token(await bank.customer());
    const { status, data } = await bank.call("${name}", {}, { token });
    expect([status, data]).toEqual([200, { success: true }]);
  });
});
`;

const method = ({ name }) => `
  async ${name}(options: RequestOptions = {}): Promise<Outcome<true>> {
    return mapOutcome(await send(calls.${name}, {}, options), () => true as const);
  },`;

export function callFiles(names, { read }) {
  const { name, area } = names;
  if (!clients[area])
    throw new Error(`There is no area "${area}". Choose one of ${Object.keys(clients).join(", ")}.`);
  const index = "packages/api/src/contract/index.ts";
  const client = `packages/api/src/client/${clients[area]}.ts`;
  const mount = `apps/sandbox/src/areas/${area}/index.ts`;
  const examples = "apps/sandbox/src/openapi/examples.ts";
  const created = {
    [`packages/api/src/contract/${name}.ts`]: contract(names),
    [`apps/sandbox/src/areas/${area}/${name}.ts`]: handler(names),
    [`apps/sandbox/src/areas/${area}/${name}.test.ts`]: test(names),
  };
  const changed = {
    [index]: before(withImport(read(index), name), /^\} as const;$/m, `  ${name},`),
    [client]: before(read(client), /\}\);\n$/, method(names)),
    [mount]: before(
      withImport(read(mount), name),
      /\}\n$/,
      `  handle.session(calls.${name}, ${name}(parts));`,
    ),
    [examples]: before(read(examples), /\};\n$/, `  ${name}: { request: {}, response: { success: true } },`),
  };
  return { created, changed };
}
