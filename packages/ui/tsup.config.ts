import { buildEntries } from "../../tsup.shared";

export default buildEntries(
  [
    "src/tokens/index.ts",
    "src/form/index.ts",
    "src/form/frame.ts",
    "src/testing/index.ts",
    "src/components/*/index.ts",
    "src/banking/*/index.ts",
  ],
  {
    publicDir: false,
    onSuccess: "cp src/tokens/tokens.css src/tokens/*.json dist/tokens/",
  },
);
