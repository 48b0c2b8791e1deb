import { expect, test } from "vitest";
import { newMemberOf, percentTyped, isTooMuch, shareText } from "./memberValues";

test.each([
  ["33.33", "33.33"],
  ["33,33", "33.33"],
  ["33,33 %", "33.33"],
  [".5", ".5"],
  ["45.5.", "45.5"],
  ["-5", "-5"],
  ["1e2", "1e2"],
  ["1.2.3", "1.2.3"],
  ["1,2,3", "1,2,3"],
])("a percentage typed as %j is kept as %j, never as another number [5-25]", (typed, kept) => {
  expect(percentTyped(typed)).toBe(kept);
});

test("a new person is trimmed, an owner has a share in hundredths [5]", () => {
  const names = { firstName: " Anna ", lastName: "Liepa", email: " anna@example.lv " };
  expect(newMemberOf({ who: "new", ...names, position: "owner", percent: "33.3", isInvited: true })).toEqual({
    position: "owner",
    share: 3_330,
    userId: null,
    person: { firstName: "Anna", lastName: "Liepa", email: "anna@example.lv", isInvited: true },
  });
});

test("a person with a user ID has no name, and a share only as an owner", () => {
  const userId = "5F2C9A1E-7B0D-4C3E-9F4A-1D2E3F4A5B6C";
  const typed = { who: "existing", userId, position: "member", percent: "50", firstName: "Anna" } as const;
  expect(newMemberOf(typed)).toEqual({
    position: "member",
    share: null,
    userId: userId.toLowerCase(),
    person: null,
  });
});

test("there is no draft without a position", () => {
  expect(newMemberOf({ who: "new", position: null })).toBeNull();
});

test("shares are formatted by language; more than a hundred is refused", () => {
  expect([shareText(3_333, "en"), shareText(3_333, "lv"), shareText(10_000, "lv")]).toEqual([
    "33.33",
    "33,33",
    "100",
  ]);
  expect([isTooMuch(10_000), isTooMuch(10_001)]).toEqual([false, true]);
});
