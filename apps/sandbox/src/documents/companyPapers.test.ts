import { describe, expect, it } from "vitest";
import { readPdf } from "../testing/readPdf";
import { agreementPaper, memberPaper, signedAgreementPaper, type CompanyFacts } from "./companyPapers";
import { readFonts } from "./readFonts";

const owner = { name: "Toms Krūmiņš", position: "owner", share: "33.33", isVerified: false } as const;
const company: CompanyFacts = {
  number: "3F1C5515",
  name: "SIA Dzintara Krasts",
  registrationNumber: "40003888002",
  legalForm: "limited_liability",
  address: "Jūras iela 4, LV-3401 Liepāja, LV",
  website: "",
  business: "Dzintara rotu izgatavošana",
  iban: "LV37AMBR6384853239417",
  tariffName: "Business",
  exposure: "",
  members: [{ name: "Laura Vanaga", position: "director", share: null, isVerified: true }, owner],
};
const facts = async (language: "en" | "lv") => ({
  language,
  fonts: await readFonts(),
  now: Date.parse("2026-11-21T09:00:00Z"),
  timeZone: "Europe/Riga",
});
const read = async (paper: Blob) => {
  const pdf = await readPdf(paper);
  return { ...pdf, text: pdf.pages.join("\n").replace(/\s+/g, " ") };
};

describe("the contract with a company", () => {
  it.each([
    ["en", "Business account agreement", "Toms Krūmiņš, owner, 33.33 % of the company."],
    ["lv", "Uzņēmuma konta līgums", "Toms Krūmiņš, īpašnieks, pieder 33,33 % kapitāla daļu."],
  ] as const)("is a tagged PDF in %s with embedded fonts [2.12]", async (language, title, line) => {
    const {
      text,
      isTagged,
      fonts,
      language: said,
      structure,
    } = await read(await agreementPaper(company, await facts(language)));
    expect([isTagged, said]).toEqual([true, language]);
    expect(Object.values(fonts).every(Boolean)).toBe(true);
    expect(text).toContain(line);
    expect(JSON.stringify(structure)).toContain(title);
  });

  it("is the same, byte for byte, for the same facts at the same time", async () => {
    const draw = async () =>
      Buffer.from(await (await agreementPaper(company, await facts("lv"))).arrayBuffer());
    expect((await draw()).equals(await draw())).toBe(true);
  });

  it.each([
    [null, "is not answered yet"],
    ["", "states that no politically exposed person"],
    ["Her father is a minister", "takes part in it: Her father is a minister"],
  ])("has the answer about exposed persons: %j", async (exposure, said) => {
    const { text } = await read(await agreementPaper({ ...company, exposure }, await facts("en")));
    expect(text).toContain(said);
  });

  it("keeps the signature on one page, however many members there are", async () => {
    const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
    const signature = { signer: "Laura Vanaga", at: Date.parse("2026-11-21T09:05:00Z"), sha256 };
    for (const count of [0, 2, 5, 8]) {
      const members = Array.from({ length: count }, () => owner);
      const paper = await signedAgreementPaper({ ...company, members }, signature, await facts("en"));
      const { pages } = await read(paper);
      const page = pages.find((text) => text.includes("Electronic signature"));
      expect(page?.replace(/\s/g, "")).toContain(sha256);
      expect(pages.join(" ").replace(/\s+/g, " ")).toContain(
        count === 0 ? "No members are named" : "33.33 %",
      );
    }
  });

  it("of one member says who it is and what the bank knows of them", async () => {
    const { text } = await read(await memberPaper(company, owner, await facts("lv")));
    expect(text).toContain("Personai pieder 33,33 % kapitāla daļu.");
    expect(text).toContain("Banka personas identitāti vēl nav verificējusi.");
  });
});
