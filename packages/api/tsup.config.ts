import { buildEntries } from "../../tsup.shared";

export default buildEntries([
  "src/*/index.ts",
  "src/client/entry.ts",
  "src/client/newcomer.ts",
  "src/conformance/cli.ts",
]);
