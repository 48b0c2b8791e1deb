import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, useSyncExternalStore } from "react";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";
import { createProbe } from "../../testing";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import { createToastQueue, ToastRegion, type ToastMessage } from ".";

const messages: ToastMessage[] = [
  { id: "1", tone: "positive", text: "Payment sent." },
  { id: "2", tone: "info", text: "The statement is being prepared." },
  { id: "3", tone: "negative", text: "The template was not saved. Try again." },
];

const meta = {
  title: "Components/Feedback/Toast",
  id: "components-toast",
  component: ToastRegion,
  args: {
    words: { region: "Messages", dismiss: "Dismiss" },
    toasts: messages.slice(0, 1),
    onDismiss: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "320px" } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { toasts: [] },
  render: function Queue({ words }) {
    const [queue] = useState(() => createToastQueue({ limit: 3 }));
    const toasts = useSyncExternalStore(queue.subscribe, queue.get);
    const [count, setCount] = useState(1);
    const say = () => {
      queue.show({ tone: "positive", text: `Payment ${count} sent.` });
      setCount(count + 1);
    };
    return (
      <>
        <Button onClick={say}>Send</Button>
        <ToastRegion words={words} toasts={toasts} onDismiss={queue.dismiss} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    for (let press = 0; press < 4; press += 1) await userEvent.click(send);
    await expect(canvas.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
    await expect(canvas.queryByText("Payment 4 sent.")).toBeNull();
    await userEvent.click(canvas.getAllByRole("button", { name: "Dismiss" })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByText("Payment 4 sent.")).toBeVisible());
  },
};

export const States: Story = {
  args: { toasts: messages },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Messages" });
    await expect(region.querySelector('[aria-live="polite"]')).toHaveTextContent("Payment sent.");
    await expect(region.querySelector('[aria-live="assertive"]')).toHaveTextContent("was not saved");
    await expect(region.querySelector('[aria-live="assertive"]')).not.toHaveTextContent("Payment sent.");
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const IsThereBeforeTheFirstToast: Story = {
  tags: ["check"],
  args: { toasts: [] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Messages" });
    await expect(region.querySelectorAll("[aria-live]:empty")).toHaveLength(2);
  },
};

export const GoesByItself: Story = {
  tags: ["check"],
  args: { duration: 60 },
  parameters: { proves: ["8-6"] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith("1"));
  },
};

export const StaysEightSeconds: Story = {
  tags: ["check"],
  name: "Stays eight seconds",
  beforeEach: () => void spyOn(window, "setTimeout"),
  parameters: { proves: ["8-6", "9-15"] },
  play: async () => {
    await expect(window.setTimeout).toHaveBeenCalledWith(expect.any(Function), 8_000);
  },
};

export const WaitsWhileFocusedAndHovered: Story = {
  tags: ["check"],
  args: { duration: 60, onExpire: fn() },
  render: (args) => (
    <>
      <Button>Elsewhere</Button>
      <ToastRegion
        {...args}
        toasts={[...messages.slice(0, 1), { id: "2", tone: "info", text: "Not held." }]}
      />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    canvas.getAllByRole("button", { name: "Dismiss" })[0]?.focus();
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledWith("2"));
    await expect(args.onExpire).not.toHaveBeenCalledWith("1");
    await userEvent.hover(canvas.getByText("Payment sent."));
    canvas.getByRole("button", { name: "Elsewhere" }).focus();
    await expect(args.onExpire).not.toHaveBeenCalledWith("1");
    await userEvent.unhover(canvas.getByText("Payment sent."));
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledWith("1"));
  },
};

export const DismissGivesFocusBack: Story = {
  tags: ["check"],
  render: function Dismissing(args) {
    const [toasts, setToasts] = useState(args.toasts);
    return (
      <>
        <Button>Send</Button>
        <ToastRegion {...args} toasts={toasts} onDismiss={() => setToasts([])} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Payment sent.")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
  },
};

const long: ToastMessage = {
  id: "long",
  tone: "caution",
  text: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung nicht gefunden.",
};

export const LeavesASheetItsButtons: Story = {
  tags: ["check"],
  args: { toasts: messages },
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <>
      <Dialog isOpen title="Extend your session?" actions={<Button>Extend</Button>} />
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = await screen.findByRole("button", { name: "Extend" });
    const { bottom } = canvas.getByText("Payment sent.").getBoundingClientRect();
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThan(bottom));
    await expect(canvas.getByText("Payment sent.").getBoundingClientRect().top).toBeLessThan(100);
  },
};

export const LeavesThePageItsLastRow: Story = {
  tags: ["check"],
  args: { toasts: messages },
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <>
      <div style={{ display: "grid", alignItems: "end", minBlockSize: "150vh" }}>
        <Button>Show more</Button>
      </div>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const top = () => canvas.getByText("Payment sent.").getBoundingClientRect().top;
    await expect(top()).toBeLessThan(innerHeight);
    scrollTo(0, document.documentElement.scrollHeight);
    const last = canvas.getByRole("button", { name: "Show more" });
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(top()));
  },
};

export const FullWidthOnASmallScreen: Story = {
  tags: ["check"],
  args: { toasts: [long, ...messages.slice(1)] },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole("region").getBoundingClientRect();
    await expect([left, right]).toEqual([8, 312]);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

const probe = createProbe<HTMLElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <ToastRegion {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "section", className: "section", rest: "section" });
  },
};
