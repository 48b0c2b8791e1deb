import { LanguageChoice } from "@amberline/app-kit/LanguageChoice";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import "../opening.css";
import { OpeningShell } from "./OpeningShell";

/** What a reload paints before the app's code is there: `boot.ts` gives it the title of the page. */
const meta: Meta<typeof OpeningShell> = {
  title: "App/Painted shell",
  component: OpeningShell,
  tags: ["!autodocs", "screen"],
  parameters: { layout: "fullscreen" },
  render: (_, { globals }) => (
    <OpeningShell
      languageSwitch={
        <LanguageChoice label="Language" current={globals["locale"] === "lv" ? "lv" : "en"} onSelect={fn()} />
      }
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const shell = canvasElement.querySelector("#opening");
    await expect(shell).toBeVisible();
    await expect(shell?.querySelectorAll("nav a").length).toBeGreaterThan(0);
    await expect(shell?.querySelector("main h1")).not.toBeEmptyDOMElement();
    // Nothing in it can be pressed: the app is not there yet.
    await userEvent.tab();
    await expect(shell).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export default meta;
type Story = StoryObj<typeof OpeningShell>;

export const OnAComputer: Story = {};
export const OnAPhoneInLatvianDark: Story = {
  globals: { locale: "lv", theme: "dark", viewport: { value: "phone", isRotated: false } },
};
