import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { menu } from "./menu";

test("the companies count with what they ask to change", () => {
  const waiting = { payments: 0, companies: 2, changes: 1, verifications: 0, chats: 0, complaints: 0 };
  const overview = { waiting } as Parameters<typeof menu>[2];
  const counted = menu((key) => key, "/", overview).filter(({ badge }) => badge);
  expect(counted.map(({ label, badge }) => [label, renderToStaticMarkup(badge).includes(">3<")])).toEqual([
    ["companies.title", true],
  ]);
});
