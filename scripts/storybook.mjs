import { ensureDependencies, run } from "./setup.mjs";

ensureDependencies();
process.exit(
  run("storybook", ["dev", "-p", "6006", "--ci", "--no-version-updates", ...process.argv.slice(2)]),
);
