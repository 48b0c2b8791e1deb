import { expect, it } from "vitest";
import { complaintRules, validate } from "../rules";
import { complaintFilesProblem, largestComplaintFiles, longestDescription, longestSubject } from ".";

it("accepts files of up to 20,000,000 bytes together [5-27] [9]", () => {
  expect(complaintFilesProblem([])).toBeNull();
  expect(complaintFilesProblem([{ size: 20_000_000 }])).toBeNull();
  expect(complaintFilesProblem([{ size: largestComplaintFiles - 1 }, { size: 1 }])).toBeNull();
  expect(complaintFilesProblem([{ size: 20_000_000 }, { size: 1 }])).toBe("tooLarge");
});

it("requires a subject and a description [5-27]", () => {
  expect(validate(complaintRules, { subject: "Karte", description: "Neatnāca." })).toEqual({});
  expect(validate(complaintRules, { subject: "  ", description: "\n" })).toEqual({
    subject: { key: "error.subject.required" },
    description: { key: "error.description.required" },
  });
});

it("accepts a subject of 200 characters and a description of 10,000", () => {
  const whole = { subject: "a".repeat(longestSubject), description: "b".repeat(longestDescription) };
  expect(validate(complaintRules, whole)).toEqual({});
  expect(
    validate(complaintRules, { subject: `${whole.subject}a`, description: `${whole.description}b` }),
  ).toEqual({
    subject: { key: "error.text.tooLong", values: { limit: 200 } },
    description: { key: "error.text.tooLong", values: { limit: 10_000 } },
  });
});
