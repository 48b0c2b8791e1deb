import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { createProbe, fitsWidth, standsStill } from "../../testing";
import { AccountSelector, type AccountOption } from ".";

const accounts: AccountOption[] = [
  { id: "a", name: "Ilze Bērziņa", initials: "IB", tail: "4021", kind: "private", balance: "€12,480.35" },
  { id: "b", name: "SIA Dzintars", initials: "SD", tail: "7715", kind: "corporate", balance: "€103,220.00" },
  { id: "c", name: "Ilze Bērziņa, savings", initials: "IS", tail: "9902", kind: "private", balance: "N/A" },
];

const meta = {
  title: "Components/Banking/AccountSelector",
  id: "components-accountselector",
  component: AccountSelector,
  args: { label: "Account", accounts, currentId: "a", onSelect: fn() },
  parameters: { docs: { story: { inline: false, height: "320px" } } },
} satisfies Meta<typeof AccountSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const list = await screen.findByRole("listbox", {}, { timeout: 5000 });
  await waitFor(() => standsStill(list));
  return list;
};

export const Playground: Story = {
  render: function Keeping(args) {
    const [currentId, setCurrentId] = useState(args.currentId);
    return <AccountSelector {...args} currentId={currentId} onSelect={setCurrentId} />;
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: /^Account/ });
    await expect(trigger).toHaveAccessibleName("Account Ilze Bērziņa ·· 4021");
    await userEvent.click(trigger);
    await opened();
    await expect(screen.getByRole("option", { name: /4021/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(screen.getByRole("option", { name: /SIA Dzintars/ }));
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(trigger).toHaveAccessibleName("Account SIA Dzintars ·· 7715");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <AccountSelector {...args} />
      <AccountSelector {...args} label="Company account" currentId="b" />
      <AccountSelector {...args} label="Locked account" disabledReason="Register the company first." />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Open: Story = {
  parameters: { proves: ["2.2-2"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await opened();
    await expect(screen.getAllByRole("option")).toHaveLength(3);
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: "dark" } };

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await opened();
    await expect(screen.getByRole("option", { name: /4021/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("b");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
};

export const EscapeChangesNothing: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await opened();
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(args.onSelect).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
};

export const TheOneInUseOnlyCloses: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await opened();
    await userEvent.click(screen.getByRole("option", { name: /4021/ }));
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const DisabledForAReason: Story = {
  args: { disabledReason: "Register the company first." },
  parameters: { proves: ["2.2-3"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole("button");
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAccessibleDescription("Register the company first.");
    await expect(await canvas.findByRole("tooltip")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
    await userEvent.click(trigger);
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    accounts: [
      {
        id: "a",
        name: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung GmbH",
        initials: "DG",
        tail: "4021",
        kind: "corporate",
        balance: "€1,234,567,890.12",
      },
    ],
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    fitsWidth(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    const list = await opened();
    await expect(list.scrollWidth).toBe(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <AccountSelector {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};

export const BalanceInThePlaceOfTheName: Story = {
  tags: ["check"],
  globals: { viewport: { value: "phone" } },
  args: { showsBalance: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("€12,480.35")).toBeVisible());
    await expect(canvas.getByRole("button")).toHaveAccessibleName(/^Account Ilze Bērziņa/);
  },
};
