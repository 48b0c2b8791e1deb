import { afterEach, expect, test, vi } from "vitest";
import { acceptPictures, picturesOf, readPictures } from "./readPictures";

const folders = { kept: "./images", report: "./images/report" };
const mode = { locale: "lv", theme: "dark", width: 390 } as const;
const pictures = {
  "send/editing.lv.dark.390.webp": "one",
  "send/creating.lv.dark.390.webp": "two",
  "send/saving.lv.dark.390.webp": "two",
};

afterEach(() => vi.unstubAllGlobals());

const serve = (files: Readonly<Record<string, () => Response>>) =>
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(files[address]?.() ?? new Response("", { status: 404 })),
  );

test("a picture is found by its state and mode, and an identical one at the location of the first", () => {
  const address = picturesOf("./images", { pictures });
  expect(address("send", "editing", mode)).toBe("./images/send/editing.lv.dark.390.webp?v=one");
  expect(address("send", "saving", mode)).toBe("./images/send/creating.lv.dark.390.webp?v=two");
});

test("a changed picture has another URL, so that no browser shows a cached one", () => {
  const before = picturesOf("./images", { pictures })("send", "editing", mode);
  const after = picturesOf("./images", {
    pictures: { ...pictures, "send/editing.lv.dark.390.webp": "three" },
  });
  expect(after("send", "editing", mode)).not.toBe(before);
});

test("a picture that was never drawn has no URL", () => {
  const address = picturesOf("./images", { pictures });
  expect(address("send", "editing", { ...mode, width: 768 })).toBeNull();
  expect(address("signIn", "editing", mode)).toBeNull();
});

test("there are no pictures without a valid manifest", async () => {
  for (const manifest of [null, {}, { pictures: { "send/editing.lv.dark.390.webp": 7 } }])
    expect(picturesOf("./images", manifest)("send", "editing", mode)).toBeNull();
  serve({});
  expect((await readPictures(folders)).address("send", "editing", mode)).toBeNull();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await readPictures(folders)).toMatchObject({ canAccept: false });
});

test("the pictures are those in the folder's manifest", async () => {
  serve({ "./images/manifest.json": () => Response.json({ pictures }) });
  const { address, failure, canAccept } = await readPictures(folders);
  expect(address("send", "editing", mode)).toContain("send/editing");
  expect([failure("send", "editing", mode), canAccept]).toEqual([null, false]);
});

test("new pictures can be accepted only if the host offers it", async () => {
  const file = "send/editing.lv.dark.390.webp";
  const findings = [{ file, kind: "changed", pixels: 204, hash: "three", reason: "" }];
  const files = {
    "./images/manifest.json": () => Response.json({ pictures }),
    "./images/report/result.json": () => Response.json({ findings }),
  };
  serve({ ...files, "./images/accept": () => new Response("<html>", { status: 200 }) });
  expect((await readPictures(folders)).canAccept).toBe(false);
  serve({ ...files, "./images/accept": () => new Response(null, { status: 204 }) });
  const { failure, canAccept } = await readPictures(folders);
  expect(canAccept).toBe(true);
  expect(failure("send", "editing", mode)?.file).toBe(file);
});

test("accepting sends the picture's name to the host", async () => {
  const asked = vi.fn((_address: string, _request: RequestInit) =>
    Promise.resolve(new Response(null, { status: 204 })),
  );
  vi.stubGlobal("fetch", asked);
  expect(await acceptPictures(folders, "send/editing.")).toBe(true);
  expect(asked.mock.calls[0]?.[0]).toBe("./images/accept");
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"name":"send/editing."}' });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 403 })));
  expect(await acceptPictures(folders, "send/editing.")).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await acceptPictures(folders, "send/editing.")).toBe(false);
});
