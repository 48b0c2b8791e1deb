import { describe, expect, test, vi } from "vitest";
import { goBackAndReload, type BrowserHistory } from "./goBack";

type Entries = ReturnType<NonNullable<BrowserHistory["navigation"]>["entries"]>;

/** A window with this history, oldest first; undefined for a browser without the Navigation API. */
function windowAt(entries: Entries | undefined) {
  const done: string[] = [];
  const heard = new Set<() => void>();
  const browser: BrowserHistory = {
    navigation: entries && { entries: () => entries, currentEntry: { index: entries.length - 1 } },
    history: {
      back: vi.fn(() => {
        done.push("back");
        heard.forEach((listener) => listener());
      }),
    },
    location: {
      assign: (url) => done.push(`go ${String(url)}`),
      replace: (url) => done.push(`load ${String(url)}`),
      reload: () => done.push("reload"),
    },
    addEventListener: (_, listener) => heard.add(listener),
  };
  return { browser, done };
}
const page = (path: string, sameDocument = true) => ({ url: `https://bank.example${path}`, sameDocument });

describe("going back from the error page", () => {
  test("goes back one page and reloads it [2.2-10]", () => {
    const { browser, done } = windowAt([page("/home"), page("/send")]);
    goBackAndReload("/home", browser);
    expect(done).toEqual(["back", "reload"]);
  });

  test("reloads the previous address when it was another document", () => {
    const { browser, done } = windowAt([page("/home", false), page("/send")]);
    goBackAndReload("/login", browser);
    expect(done).toEqual(["load https://bank.example/home"]);
  });

  test.each([
    ["the app was opened here", [page("/send")]],
    ["the browser does not tell", undefined],
    ["the page before keeps its address to itself", [{ url: null, sameDocument: false }, page("/send")]],
  ])("stays within the app when %s", (_, entries) => {
    const { browser, done } = windowAt(entries);
    goBackAndReload("/login", browser);
    expect(done).toEqual(["go /login"]);
  });
});
