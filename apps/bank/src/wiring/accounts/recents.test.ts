import { expect, it } from "vitest";
import { createRecents } from "./recents";

function kept(first: unknown = null) {
  let stored = first;
  const storage = {
    read: () => stored,
    write: (_: string, value: unknown) => {
      stored = value;
    },
  };
  return { storage, stored: () => stored };
}

it("keeps the last five of a login, the last one first, each once [2.2-16]", () => {
  const { storage } = kept();
  const recents = createRecents(storage, "ilze");
  for (const id of ["home", "send", "history", "home", "chat", "profile", "plans"]) recents.add(id);
  expect(recents.read()).toEqual(["plans", "profile", "chat", "home", "history"]);
  expect(createRecents(storage, "ilze").read()).toEqual(recents.read());
});

it("shows nobody what another login chose, and gives it up [2.2-16]", () => {
  const { storage, stored } = kept({ login: "ilze", ids: ["receiver-7"] });
  const recents = createRecents(storage, "janis");
  expect(recents.read()).toEqual([]);
  recents.add("home");
  expect(stored()).toEqual({ login: "janis", ids: ["home"] });
});

it.each([["text"], [{ login: "ilze" }], [{ login: "ilze", ids: [1] }]])("reads %j as nothing", (first) => {
  expect(createRecents(kept(first).storage, "ilze").read()).toEqual([]);
});
