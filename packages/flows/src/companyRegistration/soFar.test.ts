import type { Company } from "@amberline/api/client";
import { requiredDocuments } from "@amberline/domain/company";
import { describe, expect, test } from "vitest";
import { exampleCompany, exampleDocument, exampleMembers } from "../shared/exampleCompany";
import { handedInCount, roomLeft } from "../documents/handedIn";
import { missingItems } from "./missingItems";
import { firstOpenStep, missingIn, mustRegister, type CompanyStep } from "./soFar";

const verified = { ...exampleCompany, members: [exampleMembers.director] };
const whole = { ...verified, documents: requiredDocuments.map(({ key }) => exampleDocument(key)) };

describe("a company's progress", () => {
  test.each<[Company, boolean, CompanyStep]>([
    [{ ...exampleCompany, answers: {}, documents: [], members: [] }, false, "company"],
    [{ ...verified, answers: { ...verified.answers, politically_exposed_person: "" } }, false, "exposure"],
    [exampleCompany, false, "members"],
    [verified, false, "documents"],
    [whole, false, "contract"],
    [whole, true, "review"],
  ])("opens the first incomplete step %#", (company, isSigned, step) => {
    expect(firstOpenStep({ company, isSigned })).toBe(step);
  });

  test("treats an answer the provider does not return as given", () => {
    const answers = { ...whole.answers, legal_form: null };
    expect(missingIn({ company: { ...whole, answers }, isSigned: true })).toEqual([]);
  });

  test("reports in one line that there are no documents, and lists the missing ones once there is one", () => {
    const linesOf = (company: typeof whole) =>
      missingItems(missingIn({ company, isSigned: true })).map(({ words }) => words);
    expect(linesOf({ ...verified, documents: [] })).toEqual(["company.missing.documents"]);
    expect(linesOf({ ...whole, documents: whole.documents.slice(2) })).toEqual([
      "documents.name.certificate_of_incorporation",
      "documents.name.articles_of_association",
    ]);
  });

  test("lists a rejected document again, with the bank's comment", () => {
    const documents = whole.documents.map((one) =>
      one.key === "power_of_attorney" ? { ...one, review: "rejected" as const, comment: "Unreadable" } : one,
    );
    expect(missingItems(missingIn({ company: { ...whole, documents }, isSigned: true }))).toMatchObject([
      { words: "documents.name.power_of_attorney", rejection: "Unreadable" },
    ]);
    const none = whole.documents.map((one) => ({ ...one, review: "rejected" as const }));
    const items = missingItems(missingIn({ company: { ...whole, documents: none }, isSigned: true }));
    expect(items).toHaveLength(7);
    expect(handedInCount({ ...whole, documents })).toBe(6);
  });
});

describe("the room for documents", () => {
  test("is the remaining total size, never negative [9]", () => {
    const sized = (size: number) => ({ size, change: null });
    expect([roomLeft([]), roomLeft([sized(10_000_000), sized(7_040_000)])]).toEqual([50_000_000, 32_900_000]);
    const change = { state: "waiting", fileName: "a.pdf", size: 50_000_001, reason: "", askedAt: 0 } as const;
    expect(roomLeft([{ size: 1, change }])).toBe(0);
  });
});

describe("the gate", () => {
  const confirmed = { ...exampleCompany.user, isCompanyConfirmed: true };
  const { politically_exposed_person: _, ...unasked } = verified.answers;

  test.each([
    ["a company with nothing missing it asks for", verified, false],
    ["a member who is not verified", exampleCompany, true],
    ["no members", { ...verified, members: [] }, true],
    ["the question about public office not asked", { ...verified, answers: unasked }, true],
    ["no entries at all", { ...verified, answers: {}, documents: [] }, true],
    ["a confirmed company, whatever is missing", { ...exampleCompany, user: confirmed, answers: {} }, false],
  ])("with %s sends to registration: [4-13]", (_, company, isSent) => {
    expect(mustRegister(company)).toBe(isSent);
  });
});
