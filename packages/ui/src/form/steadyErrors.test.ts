import { describe, expect, it, vi } from "vitest";
import { steadyErrors } from "./steadyErrors";

describe("steadyErrors", () => {
  const validate = steadyErrors(({ name, limit }: { name: string; limit: number }) => ({
    ...(name === "" && { name: { key: "required" } }),
    ...(name.length > limit && { name: { key: "tooLong", values: { limit } } }),
    reference: { key: "required" },
  }));

  it("returns the same object for an unchanged problem", () => {
    const before = validate({ name: "", limit: 3 });
    const after = validate({ name: "", limit: 4 });
    expect(after.name).toBe(before.name);
    expect(after.reference).toBe(before.reference);
  });

  it("returns a new object when the message would change", () => {
    const three = validate({ name: "Jānis", limit: 3 });
    const four = validate({ name: "Jānis", limit: 4 });
    expect(three.name).toEqual({ key: "tooLong", values: { limit: 3 } });
    expect(four.name).toEqual({ key: "tooLong", values: { limit: 4 } });
  });

  it("validates the same values once", () => {
    const check = vi.fn(() => ({ name: { key: "required" } }));
    const steady = steadyErrors(check);
    const values = { name: "" };
    expect(steady(values)).toBe(steady(values));
    expect(check).toHaveBeenCalledOnce();
    steady({ name: "" });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it("forgets a problem once it is solved", () => {
    validate({ name: "", limit: 9 });
    expect(validate({ name: "Jānis", limit: 9 })).not.toHaveProperty("name");
  });
});
