import type { Meta, StoryObj } from "@storybook/react-vite";
import { KeySheet, shortcutNames } from "@amberline/flows/palette";
import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { atWay } from "../stories/atWay";
import { dialogAtRest, wordsOf } from "../stories/expectations";
import PaletteHost from "./Host";
import { paletteFlow } from "./palette.flow";

const PaletteAt = atWay(paletteFlow, PaletteHost);

const meta = {
  title: "Flows/Search",
  component: PaletteAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn(), onChoose: fn(), onClose: fn(), behind: null },
  play: async ({ globals }) => {
    await expect(await dialogAtRest()).toHaveAccessibleName(wordsOf(globals)("palette.title"));
    await expect(screen.getByRole("combobox")).toHaveFocus();
  },
} satisfies Meta<typeof PaletteAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const found = "readPayees=ok~text.type~+typingPause~searchHistory=ok";

export const Opened: Story = {};

export const WithRecents: Story = {
  args: { path: "readPayees=ok", recents: ["history", "template-rent"] },
  parameters: { proves: ["2.2-16"] },
  play: async (context) => {
    await meta.play(context);
    const recent = within(screen.getByRole("group", { name: "Recent" }));
    await expect(recent.getAllByRole("option").map((option) => option.id.replace(/^.*?-/, ""))).toEqual([
      "history",
      "template-rent",
    ]);
    await context.userEvent.type(screen.getByRole("combobox"), "m");
    await expect(context.args.send).toHaveBeenCalledWith({ type: "text.type", text: "m" });
  },
};

export const Found: Story = {
  args: { path: found },
  parameters: { proves: ["2.2-16"] },
  play: async (context) => {
    await meta.play(context);
    const group = within(screen.getByRole("group", { name: "Transactions" }));
    await context.userEvent.click(group.getAllByRole("option")[0] as HTMLElement);
    await expect(context.args.onChoose).toHaveBeenCalledWith({ kind: "transaction", id: "payment-0" });
  },
};

export const FoundInLatvianDark: Story = { args: { path: found }, globals: { locale: "lv", theme: "dark" } };

export const NotSearched: Story = {
  args: { path: "readPayees=ok~text.type~+typingPause~searchHistory=net" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toBeVisible();
    await context.userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "search.retry" });
  },
};

export const Keys: Story = {
  render: function Sheet({ onClose = fn() }) {
    const [isOn, setOn] = useState(true);
    return (
      <KeySheet
        isOn={isOn}
        onSwitch={(change) => setOn(change.isOn)}
        searchKeys="Ctrl K"
        offered={shortcutNames}
        onClose={onClose}
      />
    );
  },
  parameters: { proves: ["2.2-18"] },
  play: async ({ userEvent }) => {
    await expect(await dialogAtRest()).toHaveAccessibleName("Keyboard shortcuts");
    await expect(screen.getByText("Upcoming payments")).toBeVisible();
    const single = screen.getByRole("switch", { name: /Single-key shortcuts/ });
    await userEvent.click(single);
    await expect(single).toHaveAttribute("aria-checked", "false");
  },
};

export const KeysInLatvianDark: Story = {
  render: Keys.render,
  globals: { locale: "lv", theme: "dark" },
  play: async () => void (await dialogAtRest()),
};
