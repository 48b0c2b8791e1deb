import { buildEntries } from "../../tsup.shared";

export default buildEntries(["src/*/index.ts", "src/*/*.machine.ts"], {
  onSuccess: "mkdir -p dist/locales && cp src/locales/*.json dist/locales/",
});
