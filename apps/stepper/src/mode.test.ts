import { describe, expect, it } from "vitest";
import { linkTo, modes, nameOf, readMode, type ScreenMode } from "./mode";

const usual: ScreenMode = { locale: "en", theme: "light", width: 390 };

describe("how a screen is shown", () => {
  it("is pictured in ten modes: dark at 768 adds nothing", () => {
    expect(new Set(modes.map(nameOf)).size).toBe(10);
    expect(modes.map(nameOf)).not.toContain("lv.dark.768");
  });

  it("is read back from a link", () => {
    for (const mode of [...modes, { ...usual, theme: "dark", width: 768 } as const]) {
      const link = new URL(
        linkTo("http://bank.example/stepper.html?id=kept#old", mode, "send@1;private;a~b=c"),
      );
      expect(readMode(link.search, usual)).toEqual(mode);
      expect([link.searchParams.get("id"), link.hash]).toEqual(["kept", "#send@1;private;a~b=c"]);
    }
  });

  it("is the default if the address has none or an invalid one", () => {
    expect(readMode("", usual)).toEqual(usual);
    expect(readMode("?locale=ru&theme=pink&width=391", usual)).toEqual(usual);
  });
});
