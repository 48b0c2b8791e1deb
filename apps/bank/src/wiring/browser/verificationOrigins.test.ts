import { expect, test } from "vitest";
import { verificationOrigins } from "./verificationOrigins";

test("the widget may be served from the provider's origin", () => {
  expect(verificationOrigins("https://bank.example/home")).toEqual(["https://bank.example"]);
});

test.each([
  ["http://127.0.0.1:4100/send", ["http://127.0.0.1:4100", "http://localhost:4100"]],
  ["http://localhost:5173/", ["http://localhost:5173", "http://127.0.0.1:5173"]],
])("in development it may also be served under the server's other host name: %s", (page, origins) => {
  expect(verificationOrigins(page)).toEqual(origins);
});
