import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import SavedPayeesHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt, type PathText } from "../stories/at";
import { buttonsFollow, dialogAtRest, wordsOf } from "../stories/expectations";
import { savedPayeesFlow } from "./savedPayees.flow";

const PayeesAt = atWay(savedPayeesFlow, SavedPayeesHost);

const meta = {
  title: "Flows/Templates and receivers",
  component: PayeesAt,
  tags: ["screen"],
  args: {
    kind: "template",
    input: "account",
    path: "",
    send: fn(),
    onChoose: fn(),
    onFollow: fn((_, event) => event.preventDefault()),
  },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(savedPayeesFlow, args);
    await buttonsFollow(canvasElement, savedPayeesFlow, snapshot, { "list.retry": t("app.retry") });
  },
} satisfies Meta<typeof PayeesAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDark = { locale: "lv", theme: "dark" };

export const Loading: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("Loading templates")).toBeInTheDocument();
  },
};

export const Resting: Story = {
  args: { path: "readPayees=ok" },
  parameters: { proves: ["2.14-1"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const row = canvas.getByRole("row", { name: /Īre Velta/ });
    await expect(within(row).getByText("LV97 HABA 0012 3456 7891 0")).toBeVisible();
    await userEvent.click(within(row).getByRole("button", { name: "Īre" }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: "rent" }));
    await userEvent.click(within(row).getByRole("button", { name: "Delete Īre" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "payee.delete", id: "rent" });
    await userEvent.click(within(row).getByRole("link", { name: "Edit Īre" }));
    await expect(args.onFollow).toHaveBeenCalledWith("#edit-rent", expect.anything());
    await expect(canvas.queryByRole("button", { name: /Delete Bankas/ })).toBeNull();
    await expect(canvas.getByText("From the bank")).toBeVisible();
  },
};
export const RestingInLatvianDark: Story = { args: { path: "readPayees=ok" }, globals: inLatvianDark };

export const Receivers: Story = {
  args: { kind: "receiver", path: "readPayees=ok" },
  play: async (context) => {
    await meta.play(context);
    const headers = context.canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(headers).toEqual(["Name", "IBAN or account", "Bank", "Details", "Actions"]);
  },
};

export const Trusted: Story = {
  args: { kind: "receiver", path: "readPayees=receivers" },
  parameters: { proves: ["2.14-40"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(within(canvas.getByRole("row", { name: /Anna/ })).getByText("Trusted")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stop trusting Anna Liepiņa" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Trust Velta Krūmiņa" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "payee.trust", id: "rent" });
  },
};
export const TrustedInLatvianDark: Story = {
  args: { kind: "receiver", path: "readPayees=receivers" },
  globals: { ...inLatvianDark, viewport: { value: "phone" } },
  play: async () => {},
};

export const SearchFinds: Story = {
  args: { path: "readPayees=ok" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search templates" }), "lv97 haba");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByText("Found: 1")).toBeInTheDocument();
  },
};

export const SearchFindsNothing: Story = {
  args: { path: "readPayees=ok" },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole("searchbox", { name: "Search templates" });
    await userEvent.type(search, "zebra");
    await expect(canvas.getByRole("heading", { name: "Nothing matches “zebra”" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(3);
    await expect(search).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { path: "readPayees=none" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole("heading", { name: "No templates yet" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Add template" }));
    await expect(args.onFollow).toHaveBeenCalledWith("#add", expect.anything());
  },
};
export const NoReceivers: Story = { args: { kind: "receiver", path: "readPayees=none" } };

export const Failed: Story = {
  args: { path: "readPayees=net" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("alert")).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Try again" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "list.retry" });
    await expect(context.canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

const asked = async ({ args, globals }: { args: PathText; globals: Record<string, unknown> }) => {
  const t = wordsOf(globals);
  const dialog = await dialogAtRest();
  await buttonsFollow(dialog, savedPayeesFlow, snapshotAt(savedPayeesFlow, args), {
    "delete.confirm": t("payees.delete"),
    "delete.cancel": t("app.cancel"),
  });
  return dialog;
};

export const Asking: Story = {
  args: { path: "readPayees=ok~payee.delete" },
  play: async (context) => {
    const dialog = await asked(context);
    await expect(dialog).toHaveAccessibleName("Delete this template?");
    await expect(dialog).toHaveTextContent("“Īre” will be deleted");
  },
};
export const AskingOnAPhone: Story = {
  args: { kind: "receiver", path: "readPayees=ok~payee.delete" },
  globals: { ...inLatvianDark, viewport: { value: "phone" } },
  play: async (context) => void (await asked(context)),
};
export const Deleting: Story = {
  args: { path: "readPayees=ok~payee.delete~delete.confirm" },
  play: async (context) => void (await asked(context)),
};
export const NotDeleted: Story = {
  args: { path: "readPayees=ok~payee.delete~delete.confirm~deletePayee=refused" },
  play: async (context) => {
    await asked(context);
    await expect(screen.getByRole("alert")).toHaveTextContent("Not now");
  },
};
