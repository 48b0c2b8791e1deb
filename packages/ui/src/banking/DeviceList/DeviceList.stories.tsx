import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth, tabStops } from "../../testing";
import { DeviceList } from ".";

const meta = {
  title: "Components/Banking/DeviceList",
  id: "components-devicelist",
  component: DeviceList,
  args: {
    label: "Signed-in devices",
    devices: [
      { id: "1", name: "Chrome on Windows", detail: "Riga, Latvia · now", isCurrent: true },
      { id: "2", name: "Safari on iPhone", detail: "Riga, Latvia · 5 minutes ago", kind: "phone" },
      { id: "3", name: "Firefox on iPad", detail: "Tallinn, Estonia · 18 November", kind: "tablet" },
    ],
    onSignOut: fn(),
    words: { current: "This device", signOut: "Sign out" },
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof DeviceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("list", { name: "Signed-in devices" }).children).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Sign out Safari on iPhone" }));
    await expect(args.onSignOut).toHaveBeenCalledWith("2");
    await expect(canvas.queryByRole("button", { name: /Windows/ })).toBeNull();
    await expect(canvas.getByText("This device")).toBeVisible();
  },
};

export const States: Story = {
  args: {
    devices: [
      { id: "1", name: "Chrome on Windows", detail: "Riga, Latvia · now", isCurrent: true },
      { id: "2", name: "Safari on iPhone", detail: "Being signed out", kind: "phone", isBusy: true },
      { id: "3", name: "Firefox on iPad", detail: "Tallinn, Estonia · 18 November", kind: "tablet" },
    ],
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const OnlyThisOne: Story = {
  tags: ["check"],
  args: { devices: [{ id: "1", name: "Chrome on Windows", detail: "Riga, Latvia · now", isCurrent: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const OneThatCannotBeSignedOut: Story = {
  tags: ["check"],
  args: {
    devices: [
      { id: "1", name: "Safari on iPhone", detail: "Signed in · 18 November", kind: "phone" },
      { id: "2", name: "Firefox on iPad", detail: "Wrong password · now", kind: "tablet", canSignOut: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await expect(canvas.queryByRole("button", { name: /iPad/ })).toBeNull();
  },
};

export const WithNamesToChange: Story = {
  tags: ["check"],
  args: {
    devices: [
      { id: "1", name: "Ilze's phone", detail: "Last used yesterday", kind: "key" },
      { id: "2", name: "Laptop", detail: "Not used yet", kind: "key" },
    ],
    onRename: fn(),
    words: { current: "", signOut: "Remove", rename: "Rename" },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename Laptop" }));
    await expect(args.onRename).toHaveBeenCalledWith("2");
  },
};

export const BusyKeepsFocusAndDoesNothing: Story = {
  tags: ["check"],
  ...States,
  play: async ({ canvas, userEvent, args }) => {
    const busy = canvas.getByRole("button", { name: /iPhone/ });
    busy.focus();
    await userEvent.keyboard("{Enter}");
    await expect(busy).toHaveFocus();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stops = canvas.getAllByRole("button");
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual(stops);
  },
};

export const LongText: Story = {
  args: {
    devices: [
      {
        id: "1",
        name: "Donaudampfschifffahrtsgesellschaftskapitänsarbeitsplatzrechner",
        detail: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch · vorgestern",
      },
    ],
    words: { current: "", signOut: "Sicherheitshalber abmelden" },
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLUListElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <DeviceList {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "ul", className: "ul", rest: "ul" });
  },
};
