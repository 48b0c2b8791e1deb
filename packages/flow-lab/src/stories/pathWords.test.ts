import { expect, test } from "vitest";
import { keysIn } from "./pathWords";

test("finds catalogue keys shown instead of their texts", () => {
  expect(keysIn("Send money\nsend.newWord now, documents.name.unheard")).toEqual([
    "send.newWord",
    "documents.name.unheard",
  ]);
});

test("mistakes no address, file or sentence for a key", () => {
  expect(keysIn("ilze@load.example.lv shareholders.pdf https://app.example Open chat. It is there")).toEqual(
    [],
  );
});
