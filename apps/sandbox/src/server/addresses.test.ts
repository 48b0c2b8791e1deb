import { describe, expect, it } from "vitest";
import { serverAddresses } from "./addresses";

const known = { app: undefined, widget: undefined, host: "127.0.0.1", listening: "http://127.0.0.1:4100" };

describe("the origins of app and widget", () => {
  it("are two names of this machine, each for the other", () => {
    const { widgetFor, appFor, mailed, mailedApp } = serverAddresses(known);
    expect(widgetFor("http://127.0.0.1:4100/login")).toBe("http://localhost:4100");
    expect(widgetFor("http://localhost:4100/login")).toBe("http://127.0.0.1:4100");
    expect(appFor("http://localhost:4100/websdk/websdk.html")).toBe("http://127.0.0.1:4100");
    expect(appFor("http://127.0.0.1/websdk/websdk.html")).toBe("http://localhost");
    expect(mailed("http://evil.example/api")).toBe("http://localhost:4100");
    expect(mailedApp("http://evil.example/api")).toBe("http://127.0.0.1:4100");
  });

  it.each(["http://192.168.1.5:4100", "http://[::1]:4100", "https://bank.example.com"])(
    "are one origin at %s, which has no other name",
    (origin) => {
      const { widgetFor, appFor } = serverAddresses(known);
      expect(widgetFor(`${origin}/login`)).toBe(origin);
      expect(appFor(`${origin}/websdk/websdk.html`)).toBe(origin);
    },
  );

  it("are one origin if the server listens at one name only", () => {
    for (const host of ["::1", "localhost", "bank.local"]) {
      expect(serverAddresses({ ...known, host }).widgetFor("http://localhost:4100")).toBe(
        "http://localhost:4100",
      );
    }
  });

  it("are as configured, whatever a request says", () => {
    const app = "https://bank.example.com";
    const widget = "https://verify.example.com";
    const apart = serverAddresses({ ...known, app, widget });
    expect(apart.widgetFor("http://127.0.0.1:4100/")).toBe(widget);
    expect(apart.appFor("http://127.0.0.1:4100/")).toBe(app);
    expect(apart.mailed("http://evil.example/")).toBe(widget);
    const together = serverAddresses({ ...known, app });
    expect(together.widgetFor("http://10.0.0.1:4100/")).toBe(app);
    expect(together.mailed("http://evil.example/")).toBe(app);
  });
});
