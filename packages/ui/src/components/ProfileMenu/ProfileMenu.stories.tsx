import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  KeyRound,
  LogOut,
  MessageSquare,
  MonitorSmartphone,
  ShieldAlert,
  ShieldCheck,
  Smartphone,
} from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Icon } from "../Icon";
import { createProbe, standsStill } from "../../testing";
import { ThemeSwitch, type Theme } from "../ThemeSwitch";
import { ProfileMenu, type ProfileMenuItem } from ".";

function Appearance() {
  const [theme, setTheme] = useState<Theme>("system");
  const words = { legend: "Appearance", system: "System", light: "Light", dark: "Dark" };
  return <ThemeSwitch value={theme} onSelect={setTheme} words={words} />;
}

const row = {
  password: { id: "password", kind: "action", label: "Change password", icon: <Icon icon={KeyRound} /> },
  devices: {
    id: "devices",
    kind: "action",
    label: "Signed-in devices",
    note: "3 devices",
    icon: <Icon icon={MonitorSmartphone} />,
  },
  message: { id: "message", kind: "action", label: "Send message", icon: <Icon icon={MessageSquare} /> },
  theme: { id: "theme", kind: "content", content: <Appearance /> },
  logout: { id: "logout", kind: "action", label: "Logout", icon: <Icon icon={LogOut} />, tone: "negative" },
} satisfies Record<string, ProfileMenuItem>;

const verification = { id: "verification", label: "Identity" } as const;
const verified = {
  ...verification,
  kind: "fact",
  icon: <Icon icon={ShieldCheck} />,
  tag: { text: "Verified", tone: "positive" },
} satisfies ProfileMenuItem;
const unverified = {
  ...verification,
  kind: "action",
  note: "Verify your identity",
  icon: <Icon icon={ShieldAlert} />,
  tag: { text: "Not Verified", tone: "caution" },
} satisfies ProfileMenuItem;
const twoFactor = {
  id: "twoFactor",
  kind: "switch",
  label: "Two-factor authentication",
  note: "On",
  icon: <Icon icon={Smartphone} />,
  isOn: true,
} satisfies ProfileMenuItem;

const menu = (...first: ProfileMenuItem[]): ProfileMenuItem[] => [...first, ...Object.values(row)];

const meta = {
  title: "Components/Navigation/ProfileMenu",
  id: "components-profilemenu",
  component: ProfileMenu,
  args: {
    label: "Profile",
    status: { text: "Verified", tone: "positive" },
    initials: "IB",
    account: { name: "Ilze Bērziņa", balance: "€12,480.35" },
    items: menu(verified, twoFactor),
    onAction: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  decorators: [
    (Story) => <div style={{ display: "flex", justifyContent: "flex-end", gap: 16 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const panel = await screen.findByRole("dialog", { name: "Profile" }, { timeout: 5000 });
  await waitFor(() => standsStill(panel));
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
  tags: ["check"],
  args: {
    status: { text: "Not Verified", tone: "caution" },
    items: menu(unverified, { ...twoFactor, note: "Off", isOn: false }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const panel = within(await opened());
    await expect(panel.getByRole("switch", { name: /Two-factor/ })).not.toBeChecked();
    await expect(panel.getByRole("button", { name: /Identity.*Not Verified/ })).toBeVisible();
  },
};

export const NotVerifiedDark: Story = { tags: ["check"], ...NotVerified, globals: { theme: "dark" } };

export const VerifyingIsAsked: Story = {
  tags: ["check"],
  ...NotVerified,
  parameters: { proves: ["2.2-5"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(within(await opened()).getByRole("button", { name: /Not Verified/ }));
    await expect(args.onAction).toHaveBeenCalledWith("verification");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const InProgress: Story = {
  tags: ["check"],
  args: {
    status: { text: "In Progress", tone: "info" },
    items: menu({ ...verified, tag: { text: "In Progress", tone: "info" } }, twoFactor),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const panel = within(await opened());
    await expect(panel.getByText("In Progress")).toBeVisible();
    await expect(panel.queryByRole("button", { name: /In Progress/ })).toBeNull();
  },
};

export const Rejected: Story = {
  args: {
    status: { text: "Rejected", tone: "negative" },
    items: menu(
      { ...unverified, note: "Try again", tag: { text: "Rejected", tone: "negative" } },
      { ...twoFactor, note: "Off", isOn: false },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(within(await opened()).getByRole("button", { name: /Rejected/ })).toBeVisible();
  },
};

export const BalanceNotKnown: Story = {
  tags: ["check"],
  args: { account: { name: "My account", balance: "N/A" } },
  parameters: { proves: ["2.2-6"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await opened()).toHaveTextContent("My accountN/A");
  },
};

export const TwoFactorBusy: Story = {
  tags: ["check"],
  args: { items: menu(verified, { ...twoFactor, note: "Being switched off", isBusy: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await opened();
    await userEvent.click(screen.getByRole("switch"));
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const TwoFactorReadOnly: Story = {
  tags: ["check"],
  args: { items: menu(verified, { ...twoFactor, note: "Your company asks for it", readOnly: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await opened();
    const control = screen.getByRole("switch", { name: /Your company asks for it/ });
    await expect(control).toHaveAttribute("aria-readonly", "true");
    await userEvent.click(control);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const SignedInDevices: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await opened();
    await userEvent.click(screen.getByRole("button", { name: /Signed-in devices/ }));
    await expect(args.onAction).toHaveBeenCalledWith("devices");
  },
};

export const TwoFactorAsks: Story = {
  tags: ["check"],
  parameters: { proves: ["2.2-7"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await opened();
    await userEvent.click(screen.getByRole("switch"));
    await expect(args.onAction).toHaveBeenCalledWith("twoFactor");
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  args: { items: menu(unverified, twoFactor) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const panel = await opened();
    await expect(panel).toHaveFocus();
    const order = [/Identity/, /Two-factor/, /Change password/, /Signed-in devices/, /Send message/];
    for (const name of order) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Logout" })).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/Identity/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await userEvent.keyboard(" ");
    await opened();
    screen.getByRole("switch").focus();
    await userEvent.keyboard(" ");
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith("twoFactor");
  },
};

export const ChoosingATheme: Story = {
  tags: ["check"],
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
        tag: { text: "Überprüfungsverfahren", tone: "caution" },
        icon: <Icon icon={Smartphone} />,
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
  tags: ["check"],
  render: (args) => <ProfileMenu {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "button", className: "button", rest: "button" });
  },
};
