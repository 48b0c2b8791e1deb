import { describe, expect, it } from "vitest";
import { pdfProblem } from ".";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const id = "31415926535897932384626433832795";
const pdf = (dictionary: string) =>
  bytesOf(
    `%PDF-1.7\n1 0 obj << /Type /Page >> endobj\n14 0 obj << /Filter /Other >> endobj\n4 0 obj\n<< /Filter /Standard ${dictionary} >>\nendobj\ntrailer << /ID [<${id}><${id}>] /Encrypt 4 0 R >>\nstartxref\n9\n%%EOF\n`,
  );

/** As qpdf 11 writes them: restricted by an owner's password, and with "geheim" needed to open. */
const dictionaries = [
  {
    by: "RC4 of 40 bits",
    restricted:
      "/Length 40 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /P -4 /R 2 /U <b3d9fa366906ef42f354c6deb74c59075eaf334eb7c04356ba0d7f3dd8b51d0a> /V 1",
    closed:
      "/Length 40 /O <86fe045358b44c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd> /P -4 /R 2 /U <30115f044e35164e77c4f74220159ab017c1e4981164b728d4647df40aae7b29> /V 1",
  },
  {
    by: "RC4 of 128 bits",
    restricted:
      "/Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -4 /R 3 /U <e21cc3d13b0faa9934db7d20f11e333e0122456a91bae5134273a6db134c87c4> /V 2",
    closed:
      "/Length 128 /O <19b58e48c92b6569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -4 /R 3 /U <5f0025e9c31d1a698b998144ba27bfd00122456a91bae5134273a6db134c87c4> /V 2",
  },
  {
    by: "AES of 128 bits",
    restricted:
      "/Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -4 /R 4 /U <e21cc3d13b0faa9934db7d20f11e333e0122456a91bae5134273a6db134c87c4> /V 4",
    closed:
      "/Length 128 /O <19b58e48c92b6569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -4 /R 4 /U <5f0025e9c31d1a698b998144ba27bfd00122456a91bae5134273a6db134c87c4> /V 4",
  },
  {
    by: "AES of 128 bits, its metadata not encrypted",
    restricted:
      "/EncryptMetadata false /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -4 /R 4 /U <b7ae61ae5fe831ccd7979c155d4f926c0122456a91bae5134273a6db134c87c4> /V 4",
    closed:
      "/EncryptMetadata false /Length 128 /O <19b58e48c92b6569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -4 /R 4 /U <82a016567d3175c8235a3ed79b0e8c650122456a91bae5134273a6db134c87c4> /V 4",
  },
  {
    by: "AES of 256 bits, revision 5",
    restricted:
      "/Length 256 /O <d0e31d55cd57cb4b11abb8b636ff89606350c7f72d87d46a787b1f8389f76fd2623a39c1c9537433d13a206c20bb5a76> /P -4 /R 5 /U <f64f196dd824fb9479d938f41448a70d17258f07c31636d83e5444b42c65e6e3f4dcb690b1b2b3b39f07a03f50d5a107> /V 5",
    closed:
      "/Length 256 /O <7fa8ca04ecbfa9118a340ef6ce04cb23385d1d02a3564a1ec39c6c443c1aa6ef635bf15a9f4804902e0e540b6680cba8> /P -4 /R 5 /U <05e4bdad2b98d2626fe9576750a09286673aa296743fa75e1a0b7e422ebf306fa10c57fa27c35bbd44399a267639423a> /V 5",
  },
  {
    by: "AES of 256 bits, revision 6",
    restricted:
      "/Length 256 /O <8661c990305aa560f632f2ab53f925ac3dde5140147a6e4f1d533966bc86a525e0b22048a9aa972d523fa368036e2530> /P -4 /R 6 /U <5479bc6e1fed1d0620ada58add756e079370182a05ca6e2b4d33b0c2c464b256777919b0f45bf9d2a07b38da7dfd908a> /V 5",
    closed:
      "/Length 256 /O <859b604a7b3fe20b2f9485a727872e683e6ffc754e7d08e3f1115cd0d5553575ab1d5d238d23e4403f7bfa63e35f10b2> /P -4 /R 6 /U <b584bf9aa3decd0e8ede195171cc3c9f507de869da5251ec6efb2cd377227a66800d732037588d1ab22840382aac520d> /V 5",
  },
];

const inBrackets = (dictionary: string) =>
  dictionary.replace(/<(\w+)>/g, (_, hex: string) => {
    const letters = hex.match(/../g)?.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))) ?? [];
    return `(${letters.map((letter) => (/[()\\\r\n]/.test(letter) ? `\\${octal(letter)}` : letter)).join("")})`;
  });
const octal = (letter: string) => letter.charCodeAt(0).toString(8).padStart(3, "0");

describe("a PDF encrypted by", () => {
  it.each(dictionaries)(
    "$by is taken when it opens without a password [5-29]",
    async ({ restricted, closed }) => {
      expect(await pdfProblem(pdf(restricted))).toBeNull();
      expect(await pdfProblem(pdf(closed))).toBe("encrypted");
    },
  );

  it.each(dictionaries)("$by is read when its strings stand in brackets", async ({ restricted, closed }) => {
    expect(await pdfProblem(pdf(inBrackets(restricted)))).toBeNull();
    expect(await pdfProblem(pdf(inBrackets(closed)))).toBe("encrypted");
  });

  it("strings with every escape is read", async () => {
    const [{ restricted } = { restricted: "" }] = dictionaries;
    const escaped = inBrackets(restricted).replace("/O (", "/O (\\\r\n");
    expect(await pdfProblem(pdf(escaped))).toBeNull();
  });

  it.each([
    ["a handler that is not the standard one", "/Filter /Adobe.PubSec /V 4"],
    ["a revision of the future", "/Filter /Standard /V 6 /R 7 /U <00>"],
    ["nothing that is told", ""],
  ])("%s is refused", async (_, dictionary) => {
    expect(
      await pdfProblem(
        bytesOf(
          `%PDF-1.7\n1 0 obj << /Type /Page >> endobj\ntrailer << /Encrypt << ${dictionary} >> >>\nstartxref\n9\n%%EOF\n`,
        ),
      ),
    ).toBe("encrypted");
  });
});
