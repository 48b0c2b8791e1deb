import { parseArgs } from "node:util";
import { run } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1e9) },
    requests: { type: "string", default: "5000" },
  },
});
console.log(`npm run fuzz -- --seed ${values.seed} --requests ${values.requests}`);
const status = run("vitest", ["run", "--project", "unit", "apps/sandbox/src/fuzz"], {
  env: { AMBERLINE_FUZZ_SEED: values.seed, AMBERLINE_FUZZ_REQUESTS: values.requests },
});
process.exit(status);
