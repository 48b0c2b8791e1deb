import { faultKinds, type FaultKind } from "@amberline/api/operator";
import { describe, expect, it, vi } from "vitest";
import { createFaults, inProcessFetch, isDropped, meetFault } from ".";

const request = () => new Request("http://sandbox.invalid/api/v1/order", { method: "POST", body: "{}" });

async function meet(fault: FaultKind, extra: { status?: number; ms?: number } = {}) {
  const bodies: string[] = [];
  const waited: number[] = [];
  const answer = async (asked: Request) => {
    bodies.push(await asked.text());
    return Response.json({ answered: bodies.length });
  };
  const response = await meetFault({ call: "orderList", fault, ...extra }, request(), answer, async (ms) => {
    waited.push(ms);
  });
  return { response, bodies, waited };
}

describe("planned faults", () => {
  it("apply in order, each as often as planned, to their own call only", () => {
    const faults = createFaults();
    faults.plan({ call: "orderList", fault: "drop", times: 2 }, { call: "orderList", fault: "slow" });
    expect(faults.take("orderCreate")).toBeNull();
    expect(faults.take("orderList")?.fault).toBe("drop");
    expect(faults.pending()).toMatchObject([
      { fault: "drop", times: 1 },
      { fault: "slow", times: 1 },
    ]);
    expect(faults.take("orderList")?.fault).toBe("drop");
    expect(faults.take("orderList")?.fault).toBe("slow");
    expect(faults.take("orderList")).toBeNull();
  });

  it("of a visitor affect no other, and are listed and removed by nobody else", () => {
    const faults = createFaults();
    faults.plan({ call: "login", fault: "status", visitor: "anna" });
    expect(faults.pending()).toEqual([]);
    faults.clear();
    expect(faults.take("login", "anna")?.fault).toBe("status");
    faults.plan({ call: "login", fault: "drop", visitor: "anna" }, { call: "login", fault: "slow" });
    expect(faults.take("login", "juris")?.fault).toBe("slow");
    expect(faults.take("login", "juris")).toBeNull();
    expect(faults.take("login")).toBeNull();
    expect(faults.take("login", "anna")?.fault).toBe("drop");
  });

  it("do not apply once cleared", () => {
    const faults = createFaults();
    faults.plan({ call: "login", fault: "drop", times: 9 });
    faults.clear();
    expect(faults.take("login")).toBeNull();
    expect(faults.pending()).toEqual([]);
  });
});

describe("a fault", () => {
  it.each([
    ["drop", 0],
    ["status", 0],
    ["malformed", 0],
    ["dropAfter", 1],
    ["statusAfter", 1],
    ["malformedAfter", 1],
    ["slow", 1],
    ["duplicate", 2],
  ] as const)("by %s runs the call %d times", async (fault, times) => {
    expect((await meet(fault)).bodies).toEqual(Array.from({ length: times }, () => "{}"));
  });

  it.each(["dropAfter", "statusAfter", "malformedAfter"] as const)(
    "by %s ends a stream that nobody will read",
    async (fault) => {
      const cancel = vi.fn();
      await meetFault({ call: "bridgeStream", fault }, request(), async () => {
        return new Response(new ReadableStream({ cancel }));
      });
      expect(cancel).toHaveBeenCalledOnce();
    },
  );

  it("is tested for every kind", () => {
    expect(faultKinds).toHaveLength(8);
  });

  it("loses, fails or spoils the answer", async () => {
    for (const fault of ["drop", "dropAfter"] as const) {
      expect(isDropped((await meet(fault)).response)).toBe(true);
    }
    for (const fault of ["status", "statusAfter"] as const) {
      expect((await meet(fault)).response.status).toBe(500);
      expect((await meet(fault, { status: 408 })).response.status).toBe(408);
    }
    for (const fault of ["malformed", "malformedAfter"] as const) {
      const { response } = await meet(fault);
      expect(response.status).toBe(200);
      await expect(response.json()).rejects.toThrow(SyntaxError);
    }
  });

  it("delays as long as planned if slow, ten seconds by default", async () => {
    expect((await meet("slow")).waited).toEqual([10_000]);
    const { response, waited } = await meet("slow", { ms: 250 });
    expect(waited).toEqual([250]);
    expect(response.status).toBe(200);
  });
});

describe("fetching from an app in the same process", () => {
  it("accepts an address without a host", async () => {
    const fetch = vi.fn((asked: Request) => new Response(new URL(asked.url).pathname));
    const response = await inProcessFetch({ fetch })("/api/v1/order", { method: "POST" });
    expect(await response.text()).toBe("/api/v1/order");
  });

  it("rejects like a broken connection if the answer is dropped", async () => {
    const fetch = async (asked: Request) =>
      meetFault({ call: "orderList", fault: "drop" }, asked, async () => new Response());
    await expect(inProcessFetch({ fetch })("/x")).rejects.toThrow(TypeError);
  });

  it("stops waiting when aborted, before or while the app works", async () => {
    const never = inProcessFetch({ fetch: () => new Promise<Response>(() => undefined) });
    await expect(never("/x", { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
    const controller = new AbortController();
    const asked = never("/x", { signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.toThrow(/abort/i);
  });
});
