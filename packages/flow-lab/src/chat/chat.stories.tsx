import type { ChatScreenProps } from "@amberline/flows/chat";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { atWay } from "../stories/atWay";
import { wordsOf } from "../stories/expectations";
import ChatHost from "./Host";
import { chatFlow } from "./chat.flow";

const now = () => Date.UTC(2026, 10, 21, 9, 30);
const pdf = { name: "tariffs-2026.pdf", content: new Blob(["%PDF-1.7"], { type: "application/pdf" }) };

const ChatAt = atWay(chatFlow, ChatHost);

const meta = {
  title: "Flows/Chat",
  component: ChatAt,
  tags: ["screen"],
  args: {
    input: "known",
    path: "stream.opened~readHistory=ok",
    send: fn(),
    readAttachment: fn<ChatScreenProps["readAttachment"]>(async () => ({ ok: true, data: pdf })),
    saveFile: fn(),
  },
} satisfies Meta<typeof ChatAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Talk: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("Сегодня")).toBeVisible());
    await expect(canvas.getByText("Вчера").closest("[lang]")).toHaveAttribute("lang", "ru");
    await userEvent.click(canvas.getByRole("button", { name: /^Download tariffs-2026.pdf/ }));
    await waitFor(() => expect(args.saveFile).toHaveBeenCalledWith(pdf));
    await userEvent.type(canvas.getByRole("textbox"), "Hello{Enter}");
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: "message.write", text: "Hello", files: [], at: now() }),
    );
    await expect(canvas.getByRole("textbox")).toHaveValue("");
  },
};
export const TalkInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };

export const Empty: Story = {
  args: { input: "newcomer", path: "stream.opened~readHistory=none" },
  parameters: { proves: ["2.16-4"] },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { name: "Чат пуст" });
    await expect(title.closest("[lang]")).toHaveAttribute("lang", "ru");
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const NotRead: Story = {
  args: { path: "stream.opened~readHistory=500" },
  play: async ({ args, canvas, userEvent, globals }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(wordsOf(globals)("chat.historyFailed"));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "history.retry" });
  },
};

export const OlderNotRead: Story = {
  args: { path: "stream.opened~readHistory=ok~history.older~readOlder=net" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Access error");
  },
};

export const Disconnected: Story = {
  args: { path: "stream.opened~readHistory=ok~stream.closed" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reconnect" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "stream.retry" });
  },
};

/** Shown by the strip at the lower edge of the page. */
export const DisconnectedOffline: Story = {
  args: { ...Disconnected.args, isOnline: false },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole("textbox")).toBeVisible());
    await expect(canvas.queryByText(wordsOf(globals)("chat.disconnected"))).toBeNull();
  },
};

export const Sending: Story = {
  args: { path: "stream.opened~readHistory=ok~message.write:files~message.progressed" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Sending 42/)).toBeVisible());
  },
};

export const NotSent: Story = {
  args: { path: "stream.opened~readHistory=ok~message.write~sendMessage=refused" },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByText("Error sending message. Files of this kind are not taken")).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "message.retry", id: "own-1" });
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "message.discard", id: "own-1" });
  },
};
export const NotSentIsEdited: Story = {
  args: { path: "stream.opened~readHistory=ok~message.write:files~sendMessage=refused" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "And this");
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "message.discard", id: "own-2" });
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(canvas.getByRole("textbox")).toHaveValue("And this");
    await userEvent.click(canvas.getByRole("button", { name: "Remove receipt.pdf" }));
    await expect(canvas.queryByRole("button", { name: "Remove receipt.pdf" })).toBeNull();
  },
};
export const NothingToEditWhereItMayHaveArrived: Story = {
  args: { path: "stream.opened~readHistory=ok~message.write~sendMessage=net" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Edit" })).toBeNull();
  },
};
export const FileElsewhere: Story = {
  args: { path: "stream.opened~readHistory=all" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Open in a new tab terms.pdf/ })).toHaveAttribute(
      "href",
      "https://files.amberline.example/terms.pdf",
    );
  },
};
export const NotSentDark: Story = { args: NotSent.args, globals: { theme: "dark" } };

export const NewMessageIsSpoken: Story = {
  args: { path: "stream.opened~readHistory=ok~stream.message" },
  play: async ({ canvasElement }) => {
    const spoken = [...canvasElement.querySelectorAll('[role="status"]')].map(
      ({ textContent }) => textContent,
    );
    await expect(spoken).toContain("Amberline: Have a good day!");
  },
};
