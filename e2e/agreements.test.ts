import { fees } from "@amberline/bank/legal/fees";
import { terms } from "@amberline/bank/legal/terms";
import { documentVersions } from "@amberline/sandbox/bank";
import { bankTextsIn } from "@amberline/sandbox/locales";
import { expect, test } from "vitest";

test.each(Object.entries({ terms, fees }))(
  "the app's %s have the versions that the provider has customers agree to [2.1-40]",
  (name, { versions }) => {
    const told = documentVersions[name as keyof typeof documentVersions];
    const changes: Record<string, string> = bankTextsIn("en").changes[name as keyof typeof documentVersions];
    expect(versions).toEqual(told.map(({ effectiveOn: from }) => ({ from, changes: changes[from] })));
  },
);
