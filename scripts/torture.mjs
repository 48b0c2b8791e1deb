import { parseArgs } from "node:util";
import { run } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1e6) },
    seeds: { type: "string", default: "1" },
    size: { type: "string", default: "1" },
    failover: { type: "boolean", default: false },
    releases: { type: "boolean", default: false },
  },
});
const { seed, seeds, size, failover, releases } = values;
const how = releases ? " --releases" : failover ? " --failover" : "";
console.log(`npm run torture -- --seed ${seed} --seeds ${seeds} --size ${size}${how}`);
const tests = `apps/sandbox/src/torture/${releases ? "releases" : "torture"}.test.ts`;
const status = run("vitest", ["run", "--project", "unit", tests], {
  env: {
    AMBERLINE_TORTURE_SEED: seed,
    AMBERLINE_TORTURE_SEEDS: seeds,
    AMBERLINE_TORTURE_SIZE: size,
    AMBERLINE_TORTURE_FAILOVER: failover ? "1" : "0",
  },
});
process.exit(status);
