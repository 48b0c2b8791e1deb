import type { ReactNode } from "react";
import type { User } from "@amberline/api/client";
import { requiredDocuments } from "@amberline/domain/company";
import { groupPhone } from "@amberline/domain/text";
import { ContractScreen } from "@amberline/flows/contract";
import { DocumentRow, documentsMachine, DocumentsPart } from "@amberline/flows/documents";
import { createI18n, I18nextProvider } from "@amberline/flows/i18n";
import en from "@amberline/flows/locales/en.json";
import { MembersScreen } from "@amberline/flows/members";
import { ProfileScreen, type ProfileTab } from "@amberline/flows/profile";
import { exampleCompany, exampleDocument, withDocuments } from "@amberline/flows/shared/examples";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createActor, createEmptyActor } from "xstate";
import { contractFlow } from "../contract/contract.flow";
import { membersFlow } from "../members/members.flow";
import { snapshotAt } from "../stories/at";
import { uploadRowFlow } from "../uploadRow/uploadRow.flow";

const i18n = createI18n("en", en);
const shown = (part: ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
const words = (html: string) => html.replace(/<style[^]*?<\/style>/g, "").replace(/<[^<>]+>/g, "|");

const company = exampleCompany.user;
const person = { ...company, isCompany: false };
const parts = { documents: <p>the documents</p>, members: <p>the members</p>, contract: <p>the contract</p> };
const ignore = () => {};

const profile = (user: User, tab: ProfileTab = "general", given: object = parts) =>
  shown(
    <ProfileScreen
      title="SIA Dzintara Krasts"
      onTab={ignore}
      onCopied={ignore}
      user={user}
      tab={tab}
      parts={given}
    />,
  );
const tabs = (html: string) =>
  [...html.matchAll(/role="tab"[^>]*>(?:<[^>]+>)*([^<]+)/g)].map(([, name]) => name);

describe("a profile", () => {
  test("shows whether a company is confirmed or under review, and neither for a person [2.12]", () => {
    expect(words(profile({ ...company, isCompanyConfirmed: true }))).toContain("|Company confirmed|");
    expect(words(profile(company))).toContain("|Company under review|");
    expect(words(profile(person))).not.toMatch(/Company (confirmed|under review)/);
    expect(words(profile({ ...company, returnedReason: "Too old." }))).toContain("Too old.");
  });

  test("shows a company's icon for a company, a person's for a person, and the title beside it [2.12]", () => {
    expect(profile(company)).toContain("lucide-building-2");
    expect(profile(person)).toContain("lucide-user");
    expect(profile(person)).toMatch(/<h1[^>]*>SIA Dzintara Krasts<\/h1>/);
  });

  test.each([
    ["verify", "Verified account"],
    ["in_progress", "In progress"],
    ["reject", "Rejected"],
    ["none", "Unverified"],
  ] as const)(
    "labels a person whose verification is %s as %j, and no company [2.12]",
    (verification, label) => {
      expect(words(profile({ ...person, verification }))).toContain(`|${label}|`);
      expect(words(profile({ ...company, verification }))).not.toContain(`|${label}|`);
    },
  );

  test("has a general tab for all, and documents, members and contract for a company alone [2.12]", () => {
    expect(tabs(profile(company))).toEqual(["General", "Documents", "Members", "Contract"]);
    expect(tabs(profile(person, "members"))).toEqual(["General"]);
    expect(words(profile(person, "members"))).not.toContain("the members");
    expect(words(profile(company, "members"))).toContain("the members");
  });

  test("shows of a company's tabs those that are given, and general in place of another [2.12]", () => {
    const given = { contract: <p>the contract</p>, people: <p>the people</p> };
    const html = profile(company, "members", given);
    expect(tabs(html)).toEqual(["General", "Contract", "Access"]);
    expect(words(html)).toContain(`|${company.email}|`);
    expect(words(profile(company, "people", given))).toContain("the people");
    expect(tabs(profile(person, "people", given))).toEqual(["General"]);
  });

  test("shows name, tariff, address, e-mail and mobile number on cards [2.12]", () => {
    const text = words(profile(person));
    for (const fact of ["Zane", "Krūmiņa", "Business", "Latvia", "Liepāja", "Jūras iela 4", "LV-3401"])
      expect(text).toContain(`|${fact}|`);
    for (const fact of [person.email, groupPhone(person.phone)]) expect(text).toContain(`|${fact}|`);
  });

  test("greys unknown facts, and shows n/a for a tariff without a name [2.12]", () => {
    const address = { street: "", city: "", zip: "", country: "" };
    const html = profile({ ...person, tariffName: "", phone: "", address });
    expect(words(html)).toContain("|n/a|");
    expect(html.match(/<dd data-tone="muted">/g)).toHaveLength(5);
  });

  test("distinguishes a verified address from an unverified number by icon, word and button [2.12]", () => {
    const html = profile({ ...person, isEmailConfirmed: true, isPhoneConfirmed: false });
    expect(words(html)).toContain("|Verified|");
    expect(words(html)).toContain("|Not verified|");
    expect(html).toContain('aria-label="Verify: Mobile number"');
    expect(html).not.toContain('aria-label="Verify: Email address"');
  });
});

describe("a company's tabs", () => {
  test("list the seven documents, struck through until uploaded, each with a button for a PDF [2.12]", () => {
    const parent = createEmptyActor();
    const some = withDocuments(exampleDocument("shareholder_register"));
    const input = { companyId: some.id, company: some, parent };
    const html = shown(<DocumentsPart actor={createActor(documentsMachine, { input }).start()} />);
    const text = words(html);
    for (const { name } of requiredDocuments) expect(text).toContain(`|${name}|`);
    expect(html.match(/data-missing="true"/g)).toHaveLength(6);
    expect(html).toMatch(/>Shareholder Register</);
    expect(
      html.match(
        /type="file"[^>]*accept="application\/pdf,.pdf"|accept="application\/pdf,.pdf"[^>]*type="file"/g,
      ),
    ).toHaveLength(7);
    expect(text).toContain("up to 10 MB each");
  });

  test("call a document sent, not missing, while the bank makes sure it is there [2.12]", () => {
    const path = "file.pick~readFile=fine~slot.given~sendDocument=ok";
    const snapshot = snapshotAt(uploadRowFlow, { input: "missing", path });
    const text = words(shown(<DocumentRow snapshot={snapshot} send={ignore} />));
    expect(text).toContain("|Sent. One moment, the bank is confirming that it has arrived…|");
    expect(text).not.toContain("Not uploaded");
  });

  test("list the members and offer a form to add one [2.12]", () => {
    const at = (path: string) =>
      shown(<MembersScreen snapshot={snapshotAt(membersFlow, { input: "company", path })} send={ignore} />);
    for (const { firstName, lastName } of exampleCompany.members)
      expect(words(at(""))).toContain(`|${firstName} ${lastName}|`);
    expect(words(at(""))).toContain("|Add member|");
    expect(words(at("member.add"))).toContain("|New member|");
  });

  test("describe the contract and offer it as a PDF [2.12]", () => {
    const snapshot = snapshotAt(contractFlow, { input: "company", path: "readSignature=none" });
    const text = words(shown(<ContractScreen snapshot={snapshot} send={ignore} />));
    expect(text).toContain("The agreement between SIA Dzintara Krasts and the bank");
    expect(text).toContain("|Download PDF|");
  });
});
