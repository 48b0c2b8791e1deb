import type { Meta, StoryObj } from "@storybook/react-vite";
import { KeyRound, LogOut, MessageSquare, ShieldAlert, ShieldCheck, Smartphone } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { createProbe } from "../../testing";
import { ThemeSwitch, type Theme } from "../ThemeSwitch";
import { ProfileMenu, type ProfileMenuItem } from ".";

function Appearance() {
  const [theme, setTheme] = useState<Theme>("system");
  const words = { legend: "Appearance", system: "System", light: "Light", dark: "Dark" };
  return <ThemeSwitch value={theme} onSelect={setTheme} words={words} />;
}

const others: ProfileMenuItem[] = [
  { id: "password", kind: "action", label: "Change password", icon: <KeyRound aria-hidden /> },
  { id: "message", kind: "action", label: "Send message", icon: <MessageSquare aria-hidden /> },
  { id: "theme", kind: "content", content: <Appearance /> },
  { id: "logout", kind: "action", label: "Logout", icon: <LogOut aria-hidden />, tone: "negative" },
];

const verified: ProfileMenuItem[] = [
  {
    id: "verification",
    kind: "fact",
    label: "Verified",
    icon: <ShieldCheck aria-hidden />,
    tone: "positive",
  },
  {
    id: "twoFactor",
    kind: "switch",
    label: "Two-factor sign-in",
    note: "On",
    icon: <Smartphone aria-hidden />,
    isOn: true,
  },
  ...others,
];

const unverified: ProfileMenuItem[] = [
  {
    id: "verification",
    kind: "action",
    label: "Not Verified",
    note: "Verify your identity",
    icon: <ShieldAlert aria-hidden />,
    tone: "caution",
  },
  {
    id: "twoFactor",
    kind: "switch",
    label: "Two-factor sign-in",
    note: "Off",
    icon: <Smartphone aria-hidden />,
    isOn: false,
  },
  ...others,
];

const viewports = { narrow: { name: "Narrow", styles: { width: "320px", height: "640px" } } };

const meta = {
  title: "Components/ProfileMenu",
  component: ProfileMenu,
  args: {
    label: "Profile",
    status: { text: "Verified", tone: "positive" },
    initials: "IB",
    account: { name: "Ilze Bērziņa", balance: "€12,480.35" },
    items: verified,
    onAction: fn(),
  },
  parameters: { viewport: { options: viewports }, docs: { story: { inline: false, height: "560px" } } },
  decorators: [
    (Story) => <div style={{ display: "flex", justifyContent: "flex-end", gap: 16 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const panel = await screen.findByRole("dialog", { name: "Profile" }, { timeout: 5000 });
  await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
  return panel;
};

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const pill = canvas.getByRole("button", { name: "Profile Verified" });
    await userEvent.click(pill);
    await expect(await opened()).toHaveTextContent("Ilze Bērziņa€12,480.35");
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
    await expect(args.onAction).toHaveBeenCalledWith("password");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(pill).toHaveFocus());
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <ProfileMenu {...args} label="Verified profile" />
      <ProfileMenu {...args} label="Waiting profile" status={{ text: "In Progress", tone: "info" }} />
      <ProfileMenu {...args} label="Unverified profile" status={{ text: "Not Verified", tone: "caution" }} />
      <ProfileMenu {...args} label="Rejected profile" status={{ text: "Rejected", tone: "negative" }} />
    </>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await opened();
    await expect(screen.getByRole("switch", { name: /Two-factor/ })).toBeChecked();
    await expect(screen.queryByRole("button", { name: "Verified" })).toBeNull();
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: "dark" } };

export const NotVerified: Story = {
  args: { status: { text: "Not Verified", tone: "caution" }, items: unverified },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const panel = within(await opened());
    await expect(panel.getByRole("switch", { name: /Two-factor/ })).not.toBeChecked();
    await userEvent.click(panel.getByRole("button", { name: /Not Verified/ }));
    await expect(args.onAction).toHaveBeenCalledWith("verification");
  },
};

export const TwoFactorAsks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await opened();
    await userEvent.click(screen.getByRole("switch"));
    await expect(args.onAction).toHaveBeenCalledWith("twoFactor");
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const panel = await opened();
    await expect(panel).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("switch")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole("button", { name: "Logout" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const ChoosingATheme: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await opened();
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    await expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    account: {
      name: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung GmbH",
      balance: "€1,234,567,890.12",
    },
    items: [
      {
        id: "long",
        kind: "switch",
        isOn: false,
        label: "Zweifaktorauthentifizierungsverfahren",
        note: "Überprüfungsverfahrenseinstellungen ausgeschaltet",
        icon: <Smartphone aria-hidden />,
      },
    ],
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const panel = await opened();
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

const probe = createProbe<HTMLButtonElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["!autodocs"],
  render: (args) => <ProfileMenu {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "button", className: "button", rest: "button" });
  },
};
