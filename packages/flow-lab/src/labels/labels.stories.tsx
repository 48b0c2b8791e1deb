import type { Meta, StoryObj } from "@storybook/react-vite";
import { standsStill } from "@amberline/ui/testing";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import LabelsHost from "./Host";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { labelsFlow } from "./labels.flow";

const LabelsAt = atWay(labelsFlow, LabelsHost);

const meta = {
  title: "Flows/Labels",
  component: LabelsAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn(), onClose: fn(), behind: null },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await buttonsFollow(dialog, labelsFlow, snapshotAt(labelsFlow, args), { "list.retry": t("app.retry") });
  },
} satisfies Meta<typeof LabelsAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog over the list, after its animation. */
async function onTop(role: "alertdialog" | "dialog", name?: RegExp) {
  const dialog = await screen.findByRole(role, name ? { name } : {}, { timeout: 5_000 });
  await waitFor(() => standsStill(dialog));
  return dialog;
}

const inLatvianDark = { locale: "lv", theme: "dark" };
const listed = { path: "readLabels=ok" };
const renaming = { path: "readLabels=ok~label.rename" };
const removing = { path: "readLabels=ok~label.remove" };
const merging = { path: "readLabels=ok~label.rename~form.submit:there" };

export const Loading: Story = {};

export const List: Story = {
  args: listed,
  parameters: { proves: ["2.8-34", "2.8-35"] },
  play: async (context) => {
    await meta.play(context);
    const { args, userEvent } = context;
    const rows = within(screen.getByRole("list", { name: "Your labels" }));
    await expect(rows.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Jāņa māja12 transactionsRenameDelete",
      "Office1 transactionRenameDelete",
      "Remnts3 transactionsRenameDelete",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Rename Remnts" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "label.rename", label: "Remnts" });
    await userEvent.click(screen.getByRole("button", { name: "Delete Office" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "label.remove", label: "Office" });
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ListInLatvianDark: Story = { args: listed, globals: inLatvianDark };
export const ListOnAPhone: Story = { args: listed, globals: { viewport: { value: "phone" } } };
export const None: Story = { args: { path: "readLabels=none" } };

export const Renaming: Story = {
  args: renaming,
  parameters: { proves: ["2.8-34"] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await onTop("dialog", /Remnts/));
    const name = dialog.getByRole("textbox", { name: "New name" });
    await expect(name).toHaveValue("Remnts");
    for (const wrong of ["{Control>}a{/Control} ", "a, b", "Longer than thirty characters are"]) {
      await userEvent.clear(name);
      await userEvent.type(name, wrong);
      await userEvent.click(dialog.getByRole("button", { name: "Save" }));
      await expect(name).toBeInvalid();
    }
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, " Remonts {Enter}");
    await expect(args.send).toHaveBeenCalledWith({ type: "form.submit", to: "Remonts" });
  },
};
export const RenamingInLatvianDark: Story = {
  args: renaming,
  globals: inLatvianDark,
  play: async () => void (await onTop("dialog", /Remnts/)),
};

export const BecomingOne: Story = {
  args: merging,
  parameters: { proves: ["2.8-34"] },
  play: async ({ args, userEvent }) => {
    const dialog = await onTop("alertdialog");
    await expect(dialog).toHaveTextContent(
      "“Jāņa māja” is there already. It takes the place of “Remnts” on 3 transactions.",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Make them one" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "change.confirm" });
  },
};
export const BecomingOneInLatvianDark: Story = {
  args: merging,
  globals: inLatvianDark,
  play: async () => void (await onTop("alertdialog")),
};

export const Removing: Story = {
  args: removing,
  parameters: { proves: ["2.8-35"] },
  play: async ({ args, userEvent }) => {
    const dialog = await onTop("alertdialog");
    await expect(dialog).toHaveTextContent("“Remnts” is taken off 3 transactions.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "change.cancel" });
  },
};
export const RemovingInLatvianDark: Story = {
  args: removing,
  globals: inLatvianDark,
  play: async () => void (await onTop("alertdialog")),
};

/** Another device has put the label on another transaction. */
export const OnMoreByThen: Story = {
  args: { path: "readLabels=ok~label.remove~change.confirm~changeLabel=changed~readLabels=more" },
  parameters: { proves: ["2.8-35"] },
  play: async () => {
    const dialog = await onTop("alertdialog");
    await expect(dialog).toHaveTextContent("“Remnts” is taken off 4 transactions.");
    await expect(within(dialog).getByRole("alert")).toHaveTextContent("changed on another device");
  },
};
export const GoneByThen: Story = {
  args: { path: "readLabels=ok~label.remove~change.confirm~changeLabel=changed~readLabels=gone" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByText(/“Remnts” is not there any more/)).toBeVisible();
  },
};
export const Saving: Story = {
  args: { path: "readLabels=ok~label.rename~form.submit:new" },
  play: async () => void (await onTop("dialog", /Remnts/)),
};
export const NotSaved: Story = {
  args: { path: "readLabels=ok~label.rename~form.submit:new~changeLabel=net" },
  play: async () => {
    const dialog = within(await onTop("dialog", /Remnts/));
    await expect(dialog.getByRole("alert")).toBeVisible();
  },
};
export const Failed: Story = {
  args: { path: "readLabels=net" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
  },
};
