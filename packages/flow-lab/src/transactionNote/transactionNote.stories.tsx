import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import TransactionNoteHost from "./Host";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { transactionNoteFlow } from "./transactionNote.flow";

const TransactionNoteAt = atWay(transactionNoteFlow, TransactionNoteHost);

const meta = {
  title: "Flows/Category and note",
  component: TransactionNoteAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn(), onClose: fn(), behind: null },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName(t("notes.title"));
    const buttons = { "page.retry": t("app.retry"), "form.submit": t("notes.save") };
    await buttonsFollow(dialog, transactionNoteFlow, snapshotAt(transactionNoteFlow, args), buttons);
  },
} satisfies Meta<typeof TransactionNoteAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = { path: "readNote=ok" };
const note = () => screen.getByRole("textbox", { name: "Note" });
const choose = async (userEvent: { keyboard: (keys: string) => Promise<void>; tab: () => Promise<void> }) => {
  screen.getByRole("button", { name: /Category/ }).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("listbox");
  await userEvent.keyboard("hea{Enter}");
};

export const Loading: Story = {};

export const Editing: Story = {
  args: shown,
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await expect(note()).toHaveValue("For the office");
    await userEvent.type(note(), " party");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      form: { note: "For the office party", isForPayee: false },
    });
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const EditingInLatvianDark: Story = { args: shown, globals: { locale: "lv", theme: "dark" } };

/** By keyboard alone. */
export const ForAllOfThePayee: Story = {
  args: shown,
  parameters: { proves: ["2.8-21"] },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await choose(userEvent);
    await expect(await screen.findByRole("radio", { name: /Everything with Maxima/ })).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      form: { note: "For the office", category: "health", isForPayee: true },
    });
  },
};
export const ForThisOneAlone: Story = {
  args: shown,
  parameters: { proves: ["2.8-21"] },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await choose(userEvent);
    await userEvent.click(await screen.findByRole("radio", { name: "Only this one" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      form: { note: "For the office", category: "health", isForPayee: false },
    });
  },
};

const labels = () => screen.getByRole("combobox", { name: /Labels/ });
const suggested = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

/** By keyboard alone: one that is there already is suggested, whatever its case and its marks. */
export const WithLabels: Story = {
  args: shown,
  parameters: { proves: ["2.8-31"] },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await expect(labels()).toHaveValue("Office");
    await userEvent.type(labels(), ", JANA");
    await expect(suggested()).toEqual(["Jāņa māja"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(labels()).toHaveValue("Office, Jāņa māja");
    await expect(labels()).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.keyboard(", of");
    await expect(suggested()).toEqual([]);
    await userEvent.keyboard(", Garden,");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      form: { note: "For the office", isForPayee: false, labels: ["Office", "Jāņa māja", "of", "Garden"] },
    });
  },
};
export const WithLabelsInLatvianDark: Story = {
  args: shown,
  globals: { locale: "lv", theme: "dark" },
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByRole("combobox", { name: /Iezīmes/ }), ", pa");
    await expect(suggested()).toEqual(["Party"]);
  },
};
export const TooManyLabels: Story = {
  args: shown,
  parameters: { proves: ["2.8-31"] },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    for (const typed of [", 1, 2, 3, 4, 5", "{Control>}a{/Control}Longer than thirty characters are"]) {
      await userEvent.type(labels(), typed);
      await userEvent.click(screen.getByRole("button", { name: "Save" }));
      await expect(labels()).toBeInvalid();
    }
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  args: shown,
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await userEvent.click(note());
    await userEvent.paste("x".repeat(501));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(note()).toBeInvalid();
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const Saving: Story = {
  args: { path: "readNote=ok~form.submit" },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.keyboard("{Escape}");
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};
export const ChangedMeanwhile: Story = {
  args: { path: "readNote=ok~form.submit~saveNote=changed~readNote=ok.newer" },
  parameters: { proves: ["2.8-24"] },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toHaveTextContent("For the party");
  },
};
export const NotSaved: Story = {
  args: { path: "readNote=ok~form.submit~saveNote=500" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toBeVisible();
  },
};
export const Failed: Story = {
  args: { path: "readNote=net" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
  },
};
