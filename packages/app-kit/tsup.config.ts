import { buildEntries } from "../../tsup.shared";

export default buildEntries(["src/*/index.ts"]);
