import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import MailChoicesHost from "./Host";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { mailChoicesFlow } from "./mailChoices.flow";

const MailChoicesAt = atWay(mailChoicesFlow, MailChoicesHost);

const meta = {
  title: "Flows/What is emailed",
  component: MailChoicesAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn(), onClose: fn(), behind: null },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName(t("mailChoices.title"));
    const buttons = { "page.retry": t("app.retry"), "form.submit": t("mailChoices.save") };
    await buttonsFollow(dialog, mailChoicesFlow, snapshotAt(mailChoicesFlow, args), buttons);
  },
} satisfies Meta<typeof MailChoicesAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = { path: "readMailChoices=ok" };

export const Loading: Story = {};

export const Editing: Story = {
  args: shown,
  parameters: { proves: ["2.2-12"] },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await expect(screen.queryByRole("checkbox", { name: "Security" })).toBeNull();
    await expect(screen.getByText(/always email you about security/)).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Money in" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Payments not made" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    const form = [
      { kind: "moneyIn", isMailed: true },
      { kind: "paymentFailed", isMailed: false },
      { kind: "planned", isMailed: true },
      { kind: "chat", isMailed: false },
    ];
    await expect(args.send).toHaveBeenCalledWith({ type: "form.submit", form });
  },
};
export const EditingInLatvianDark: Story = { args: shown, globals: { locale: "lv", theme: "dark" } };
export const Saving: Story = {
  args: { path: "readMailChoices=ok~form.submit" },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.keyboard("{Escape}");
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};
export const NotSaved: Story = {
  args: { path: "readMailChoices=ok~form.submit~chooseMail=500" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toBeVisible();
  },
};
export const Failed: Story = {
  args: { path: "readMailChoices=net" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
  },
};
