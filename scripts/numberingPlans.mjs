// Writes the numbering plans for phone numbers: the library's without its formatting rules, which are half of it. Run
// after an update of libphonenumber-js.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./setup.mjs";

const library = path.join(root, "node_modules/libphonenumber-js");
const { version } = JSON.parse(readFileSync(path.join(library, "package.json"), "utf8"));
const plans = JSON.parse(readFileSync(path.join(library, "metadata.min.json"), "utf8"));

const FORMATS = 4;
const withoutFormats = (countries) =>
  Object.fromEntries(
    Object.entries(countries).map(([code, plan]) => [
      code,
      plan.map((part, at) => (at === FORMATS && Array.isArray(part) ? 0 : part)),
    ]),
  );
const kept = {
  ...plans,
  countries: withoutFormats(plans.countries),
  nonGeographic: withoutFormats(plans.nonGeographic),
};

writeFileSync(
  path.join(root, "packages/domain/src/phone/generated/numberingPlans.ts"),
  `// Of libphonenumber-js ${version}, by scripts/numberingPlans.mjs.
import type { MetadataJson } from "libphonenumber-js/core";

export const numberingPlans: MetadataJson = JSON.parse(${JSON.stringify(JSON.stringify(kept))});
`,
);
