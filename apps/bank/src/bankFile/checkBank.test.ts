import { describe, expect, it } from "vitest";
import { bankFile } from "./byDefault";
import { faultsIn } from "./faultsIn";

const text = JSON.stringify(bankFile, null, 2);
const changed = (changes: Record<string, unknown>) => JSON.stringify({ ...bankFile, ...changes });
const faultsOf = (file: string) => faultsIn(file).map(({ fault }) => fault);

describe("a bank's file", () => {
  it("is the repository's own", () => {
    expect(faultsIn(text)).toEqual([]);
  });

  it("needs its texts in the languages it offers alone", () => {
    const english = { languages: ["en"], language: "en", slogan: { en: "Banking." } };
    expect(faultsOf(changed(english))).toEqual([]);
    expect(faultsOf(changed({ ...english, languages: ["en", "lv"] }))).toEqual([
      "slogan.lv is missing: a text.",
    ]);
  });

  it.each([
    [{ version: 2 }, "version has to be 1."],
    [{ languages: [] }, "languages has to be a list of 1 or more."],
    [{ languages: ["et"] }, 'languages.0 has to be "lv" or "en" or "de".'],
    [{ languages: ["en", "lv", "en"] }, "languages has to be a list that names each once."],
    [{ languages: ["en"], language: "lv" }, 'language has to be "en".'],
    [{ providerUrl: "bank.example" }, 'providerUrl has to be an origin, like "https://bank.example", or "".'],
    ...[
      "javascript:alert(1)",
      "//evil.example",
      "https://bank.example/api",
      "https://user@bank.example",
      "https://bank.example;script-src-elem",
      "https://*",
      "https://'unsafe-inline'",
      "https://bank.example,https://evil.example",
      "HTTPS://bank.example",
      "https://bank.example\n",
    ].map((providerUrl): [Record<string, unknown>, string] => [
      { providerUrl },
      'providerUrl has to be an origin, like "https://bank.example", or "".',
    ]),
    [
      { verificationOrigins: ["https://id.example", "https://*.example"] },
      'verificationOrigins.1 has to be an origin, like "https://bank.example".',
    ],
    [
      { chat: { id: "support", bridgeUrl: "ws:evil" } },
      'chat.bridgeUrl has to be an origin, like "https://bank.example", or "".',
    ],
    [{ art: "/../../secret.svg" }, 'art has to be the path of a file, like "/icon.svg".'],
    [
      { adapterOrigins: ["https://*.vendor.example"] },
      'adapterOrigins.0 has to be an origin, like "https://bank.example".',
    ],
    [{ theme: "blue" }, 'theme has to be "system" or "light" or "dark".'],
    [{ palette: { dark: { ink: "white" } } }, 'palette.dark.ink has to be a colour like "#1a2b3c".'],
    [{ palette: { dim: {} } }, "palette.dim is not known."],
    [{ art: "//elsewhere.example/x.svg" }, 'art has to be the path of a file, like "/icon.svg".'],
    [{ features: { ...bankFile.features, card: "no" } }, "features.card has to be true or false."],
    [{ features: { ...bankFile.features, offers: false } }, "features.card needs features.offers."],
    [
      { features: { ...bankFile.features, authenticator: false } },
      "features.companies needs features.authenticator.",
    ],
    [
      { features: { ...bankFile.features, companies: false, authenticator: false, sentCodes: false } },
      "features.sentCodes or features.authenticator has to be true: without a passkey nobody could approve anything.",
    ],
    [
      { help: { en: "javascript:alert(1)", lv: "https://a.example" } },
      "help.en has to be an address that begins with https://.",
    ],
    [{ timeZone: "Europe/Amber" }, "timeZone has to be an IANA time zone."],
    [{ hosts: "bank.example" }, "hosts has to be a list of 1 or more."],
    [{ chat: null }, "chat has to be an object."],
    [{ brand: "x" }, "brand is not known."],
  ])("is refused with %j", (changes, fault) => {
    expect(faultsOf(changed(changes))).toContain(fault);
  });

  it.each([
    ["no list", "[]", "The file has to be an object."],
    ["nothing", "null", "The file has to be an object."],
  ])("is %s", (_, file, fault) => {
    expect(faultsOf(file)).toEqual([fault]);
  });

  it("is refused with the line at fault", () => {
    const { loading, partner } = bankFile;
    const own = { ...loading.own, bic: "AMBR" };
    const termsUrl = { ...partner.termsUrl, lv: "http://insecure.example" };
    const hosts = ["bank.example", "APP"];
    const changes = { sessionProfile: "pdf2", hosts, loading: { ...loading, own } };
    const spoilt = JSON.stringify({ ...bankFile, ...changes, partner: { ...partner, termsUrl } }, null, 2);
    const lineWith = (part: string) => spoilt.split("\n").findIndex((line) => line.includes(part)) + 1;
    expect(faultsIn(spoilt).map(({ line, fault }) => [line, fault.split(" ")[0]])).toEqual([
      [lineWith('"AMBR"'), "loading.own.bic"],
      [lineWith("insecure"), "partner.termsUrl.lv"],
      [lineWith('"pdf2"'), "sessionProfile"],
      [lineWith('"APP"'), "hosts.1"],
    ]);
    expect(faultsIn(changed({ theme: undefined }))[0]).toMatchObject({ line: 1 });
  });

  it("is refused with the line at which it is no JSON", () => {
    const [fault] = faultsIn('{\n  "version": 1,\n  "name" "Birch"\n}');
    expect(fault?.fault).toContain("JSON");
  });
});
