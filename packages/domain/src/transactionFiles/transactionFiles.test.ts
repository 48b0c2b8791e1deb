import { describe, expect, it } from "vitest";
import { contentProblem, largestTransactionFile, pickProblem } from ".";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdf = (trailer: string) =>
  bytesOf(`%PDF-1.7\n1 0 obj << /Type /Page >> endobj\ntrailer ${trailer}\nstartxref\n9\n%%EOF\n`);

describe("a file for a transaction", () => {
  it.each([
    [{ name: "receipt.jpg", size: largestTransactionFile }, null],
    [{ name: "receipt.svg", size: 1 }, "kind"],
    [{ name: "receipt.png", size: 0 }, "empty"],
    [{ name: "receipt.pdf", size: largestTransactionFile + 1 }, "tooLarge"],
  ])("such as %j is told before it is read what is wrong: %j [2.8-27]", (file, problem) => {
    expect(pickProblem(file)).toBe(problem);
  });

  it.each([
    ["a.png", bytesOf("\x89PNG\r\n\x1a\n"), null],
    ["a.png", bytesOf("%PDF-1.7"), "content"],
    ["a.pdf", pdf("<< /Size 1 >>"), null],
    ["a.pdf", pdf("<< /Encrypt 7 0 R >>"), "closed"],
    ["a.pdf", bytesOf("%PDF-1.7\nhalf of it"), "closed"],
  ])("named %s is proved by its content [2.8-27]", async (name, bytes, problem) => {
    expect(await contentProblem(name, bytes)).toBe(problem);
  });
});
