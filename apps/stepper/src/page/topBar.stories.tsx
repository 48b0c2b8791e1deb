import { useState } from "react";
import { flowOf } from "@amberline/flow-lab/flows";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import { expect, fn, within } from "storybook/test";
import { Corner } from "../corner/Corner";
import { namesIn } from "../names/names";
import { startOf } from "../walk/walk";
import { createI18n } from "../i18n";
import { TopBar } from "./TopBar";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");
const words = { en: createI18n("en"), lv: createI18n("lv") };
const all = (count: number) => ({ covered: count, all: count });

const meta: Meta<typeof TopBar> = {
  title: "Stepper/Top bar",
  component: TopBar,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    walk: startOf(send),
    link: "https://bank.example/stepper.html#send",
    coverage: { states: all(13), transitions: { covered: 71, all: 74 }, guards: all(78) },
    differing: new Map([["signIn", 3]]),
    mode: { locale: "en", theme: "light", width: 390 },
    onMode: fn(),
    onWalk: fn(),
    onExport: fn(),
    onHelp: fn(),
    corner: <Corner />,
  },
  render: function Shown(args, { globals }) {
    const [mode, setMode] = useState(args.mode);
    const language = globals["locale"] === "lv" ? "lv" : "en";
    const change = (next: typeof mode) => {
      args.onMode(next);
      setMode(next);
    };
    return (
      <I18nextProvider i18n={words[language]}>
        <TopBar {...args} names={namesIn("send", language)} mode={mode} onMode={change} />
      </I18nextProvider>
    );
  },
};

export default meta;
type Story = StoryObj<typeof TopBar>;

export const Playground: Story = {};

/** Flows of which pictures differ say how many. */
export const SaysWhatDiffers: Story = {
  play: async ({ canvas }) => {
    const flows = within(canvas.getByLabelText("Flow"));
    await expect(flows.getByRole("option", { name: "Signing in – 3 pictures differ" })).toBeInTheDocument();
    await expect(flows.getByRole("option", { name: "Sending money" })).toBeInTheDocument();
  },
};

export const ChangesTheScreenByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const choice = (name: string) => within(canvas.getByRole("group", { name }));
    choice("Language of the screen").getByRole("radio", { name: "EN" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onMode).toHaveBeenLastCalledWith({ locale: "lv", theme: "light", width: 390 });
    await userEvent.tab();
    await expect(choice("Theme of the screen").getByRole("radio", { name: "Light" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onMode).toHaveBeenLastCalledWith({ locale: "lv", theme: "dark", width: 768 });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy link" })).toHaveFocus();
  },
};

/** Settings of the tool are separate and labelled; closing them restores focus. */
export const KeepsTheToolApart: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole("button", { name: "Language and theme of this tool" });
    await userEvent.click(open);
    const card = within(canvas.getByRole("group", { name: "This tool" }));
    await expect(card.getByRole("radio", { name: "English" })).toBeChecked();
    await expect(card.getByRole("group", { name: "Theme of this tool" })).toBeVisible();
    card.getByRole("radio", { name: "English" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("group", { name: "Šis rīks" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("group", { name: "This tool" })).toBeVisible();
    await expect(args.onMode).not.toHaveBeenCalled();
  },
};
