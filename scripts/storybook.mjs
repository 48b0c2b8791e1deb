// npm run storybook -- [build] [--bank]: with the whole bank on one of its pages, for the path in BASE_PATH.
import { basePath } from "../basePath.mjs";
import { ensureDependencies, run } from "./setup.mjs";

ensureDependencies();
const [isBuild, hasBank] = ["build", "--bank"].map((word) => process.argv.includes(word));
const others = process.argv.slice(2).filter((word) => word !== "build" && word !== "--bank");
if (hasBank && run("turbo", ["run", "demo"], { env: { BASE_PATH: `${basePath}demo/` } }) !== 0)
  process.exit(1);
const command = isBuild ? ["build"] : ["dev", "-p", "6006", "--ci", "--no-version-updates"];
process.exit(run("storybook", [...command, ...others]));
