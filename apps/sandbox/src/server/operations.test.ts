import { expect, it } from "vitest";
import { describeOnPGlite } from "../platform/testDatabases";
import { countStatements } from "../testing/statements";
import { start } from "../testing/testBank";
import { createMetrics } from "./metrics";
import { createOperations } from "./operations";

describeOnPGlite("/readyz", (at) => {
  it("asks the database once a second, however many want to know [ASVS 15.2.2]", async () => {
    let now = start;
    const operations = createOperations(createMetrics(), undefined, { now: () => now });
    const ask = async () => {
      const request = new Request("http://bank.test/readyz");
      return (await operations.answer(request, { hasMetrics: false }))?.status;
    };
    const asked = (times: number) => countStatements(() => Promise.all(Array.from({ length: times }, ask)));
    expect([await ask(), await asked(5)]).toEqual([503, 0]);
    operations.ready(at);
    expect([await asked(5), await ask()]).toEqual([1, 200]);
    now += 999;
    expect(await asked(5)).toBe(0);
    now += 1;
    expect(await asked(5)).toBe(1);
    operations.stopping();
    expect(await ask()).toBe(503);
  });
});
