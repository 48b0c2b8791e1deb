import { expect, test, vi } from "vitest";
import { picturesOf, readPictures } from "./readPictures";

const mode = { locale: "lv", theme: "dark", width: 390 } as const;
const pictures = {
  "send/editing.lv.dark.390.png": "one",
  "send/creating.lv.dark.390.png": "two",
  "send/saving.lv.dark.390.png": "two",
};

test("a picture is where its state and mode say, and one equal to another where that one is", () => {
  const address = picturesOf("./images", { pictures });
  expect(address("send", "editing", mode)).toBe("./images/send/editing.lv.dark.390.png");
  expect(address("send", "saving", mode)).toBe("./images/send/creating.lv.dark.390.png");
});

test("what was never drawn has no address", () => {
  const address = picturesOf("./images", { pictures });
  expect(address("send", "editing", { ...mode, width: 768 })).toBeNull();
  expect(address("login", "editing", mode)).toBeNull();
});

test("there are no pictures where nothing, or something else, is kept", async () => {
  for (const manifest of [null, {}, { pictures: { "send/editing.lv.dark.390.png": 7 } }])
    expect(picturesOf("./images", manifest)("send", "editing", mode)).toBeNull();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
  expect((await readPictures("./images"))("send", "editing", mode)).toBeNull();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect((await readPictures("./images"))("send", "editing", mode)).toBeNull();
});

test("the pictures are those the folder's manifest tells of", async () => {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(Response.json(address === "./images/manifest.json" ? { pictures } : null)),
  );
  expect((await readPictures("./images"))("send", "editing", mode)).toContain("send/editing");
});
