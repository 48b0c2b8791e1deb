import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { bin, root } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1e9) },
    requests: { type: "string", default: "5000" },
  },
});
console.log(`npm run fuzz -- --seed ${values.seed} --requests ${values.requests}`);
const { status } = spawnSync(bin("vitest"), ["run", "--project", "unit", "apps/sandbox/src/fuzz"], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, AMBERLINE_FUZZ_SEED: values.seed, AMBERLINE_FUZZ_REQUESTS: values.requests },
});
process.exit(status ?? 1);
