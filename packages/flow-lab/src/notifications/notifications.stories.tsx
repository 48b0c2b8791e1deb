import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import NotificationsHost from "./Host";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, wordsOf } from "../stories/expectations";
import { notificationsFlow } from "./notifications.flow";

const NotificationsAt = atWay(notificationsFlow, NotificationsHost);

const meta = {
  title: "Flows/Notifications",
  component: NotificationsAt,
  tags: ["screen"],
  args: {
    input: "opened",
    path: "",
    send: fn(),
    onFilter: fn(),
    onOpen: fn((_, event) => event.preventDefault()),
  },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    await buttonsFollow(canvasElement, notificationsFlow, snapshotAt(notificationsFlow, args), {
      "list.retry": t("app.retry"),
      "more.load": t("notifications.more"),
    });
  },
} satisfies Meta<typeof NotificationsAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = { path: "readPage=ok" };
const inLatvianDark = { locale: "lv", theme: "dark" };

export const Loading: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("Loading the notifications…")).toBeInTheDocument();
  },
};

export const List: Story = {
  args: listed,
  parameters: { proves: ["2.2-11"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const days = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(days).toEqual(["Today", "Yesterday", "18 November"]);
    const rows = canvas.getAllByRole("listitem");
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(/Unread: Money in: €25\.00.*09:10.*Anna Liepiņa/);
    await expect(rows[2]).not.toHaveTextContent("Unread");
    await userEvent.click(canvas.getByRole("link", { name: /Money in: €25/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ id: "told-money" }),
      expect.anything(),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Mark all as read" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "notifications.read", which: "all" });
  },
};
export const ListInLatvianDark: Story = { args: listed, globals: inLatvianDark };
export const ListOnAPhone: Story = { args: listed, globals: { viewport: { value: "phone" } } };

export const Narrowing: Story = {
  args: listed,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search notifications" }), " Anna {Enter}");
    await expect(args.onFilter).toHaveBeenLastCalledWith({ query: "Anna" });
    await userEvent.click(canvas.getByRole("radio", { name: "Approvals" }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ kind: "approval" });
    await userEvent.click(canvas.getByRole("switch", { name: "Unread only" }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ isUnread: true });
  },
};

export const Nothing: Story = {
  args: { path: "readPage=none" },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("heading", { name: "No notifications yet" })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: "readPage=ok~filter.choose~readPage=none" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole("heading", { name: "Nothing was found" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(args.onFilter).toHaveBeenCalledWith({});
  },
};

export const LoadingOlder: Story = { args: { path: "readPage=some~more.load" } };

export const NotMarked: Story = {
  args: { path: "readPage=ok~notifications.read:all~markRead=500" },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expect(canvas.getAllByText("Unread:")).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: { path: "readPage=net" },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "list.retry" });
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};
