import { expect, test } from "vitest";
import { supportDay, supportWords } from "./supportWords";

test.each([
  ["2026-11-21", "Сегодня"],
  ["2026-11-20", "Вчера"],
  ["2026-11-19", "19 ноября 2026 г."],
  ["2025-12-31", "31 декабря 2025 г."],
])("names %s the Russian way: %s [2.16-1]", (day, text) => {
  expect(supportDay(day, "ru", "2026-11-21").replace(/\u00a0/g, " ")).toBe(text);
});

test("names a day the bank's way where its support speaks another language", () => {
  expect(supportDay("2026-11-19", "lv", "2026-11-21")).toBe("19.11.2026.");
  expect(supportDay("2026-11-20", "en", "2026-11-21")).toBe("Yesterday");
});

test("states the maximum number of files, in Russian [5-30]", () => {
  expect(supportWords.ru.tooManyFiles(10)).toBe("Можно прикрепить не более 10 файлов");
});

test("shows the empty state in Russian, whatever the language of the interface [2.16]", () => {
  const { emptyTitle, emptyText } = supportWords.ru;
  expect([emptyTitle, emptyText]).toEqual(["Чат пуст", "Начните общение с поддержкой"]);
});
