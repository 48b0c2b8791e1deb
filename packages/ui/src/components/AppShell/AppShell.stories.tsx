import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ArrowDownToLine,
  CreditCard,
  FileText,
  Gift,
  House,
  MessageSquare,
  ArrowUpRight,
  UserRound,
} from "lucide-react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Icon } from "../Icon";
import { createProbe, standsStill } from "../../testing";
import { AccountSelector } from "../../banking/AccountSelector";
import { BrandMark } from "../BrandMark";
import { LanguageSwitch } from "../LanguageSwitch";
import { PageHeader } from "../PageHeader";
import { ProfileMenu } from "../ProfileMenu";
import { StatusTag } from "../StatusTag";
import { AppShell } from ".";

const meta = {
  title: "Components/Navigation/AppShell",
  id: "components-appshell",
  component: AppShell,
  args: {
    brand: <BrandMark name="Amberline" />,
    words: {
      skipToContent: "Skip to content",
      navigation: "Main menu",
      openMenu: "Open menu",
      closeMenu: "Close menu",
      quickMenu: "Quick menu",
      menu: "Menu",
    },
    entries: [
      { href: "/home", label: "Home", icon: <Icon icon={House} />, isCurrent: true, bar: "plain" },
      { href: "/my_corporation", label: "Profile", icon: <Icon icon={UserRound} /> },
      { href: "/send", label: "Send", icon: <Icon icon={ArrowUpRight} />, bar: "first" },
      { href: "/receive", label: "Load", icon: <Icon icon={ArrowDownToLine} /> },
      { href: "/card", label: "Card", icon: <Icon icon={CreditCard} /> },
      { href: "/payment_templates", label: "Templates", icon: <Icon icon={FileText} /> },
      { href: "/partner_offers", label: "Partner offers", icon: <Icon icon={Gift} /> },
      {
        href: "/chat",
        label: "Chat",
        icon: <Icon icon={MessageSquare} />,
        badge: <StatusTag tone="info">2 new</StatusTag>,
        bar: "plain",
      },
    ],
    accountSelector: (
      <AccountSelector
        label="Account"
        accounts={[
          {
            id: "a",
            name: "Ilze Bērziņa",
            initials: "IB",
            tail: "4021",
            kind: "private",
            balance: "€12,480.35",
          },
        ]}
        currentId="a"
        onSelect={fn()}
      />
    ),
    languageSwitch: (
      <LanguageSwitch
        label="Language"
        languages={[
          { code: "lv", label: "LV", name: "LV, latviešu" },
          { code: "en", label: "EN", name: "EN, English" },
        ]}
        current="en"
        onSelect={fn()}
      />
    ),
    profileMenu: (
      <ProfileMenu
        label="Profile"
        status={{ text: "Verified", tone: "positive" }}
        initials="IB"
        account={{ name: "Ilze Bērziņa", balance: "€12,480.35" }}
        items={[]}
        onAction={fn()}
      />
    ),
    onNavigate: fn((_href, event) => event.preventDefault()),
    children: <PageHeader title="Home" />,
  },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "640px" } },
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: { proves: ["2.2-1"] },
  play: async ({ canvas, userEvent, args }) => {
    const menu = canvas.getByRole("navigation", { name: "Main menu" });
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(300);
    await expect(canvas.getByRole("banner").offsetHeight).toBe(64);
    await expect(canvas.queryByRole("button", { name: "Open menu" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("link", { name: "Send" }));
    await expect(args.onNavigate).toHaveBeenCalledWith("/send", expect.anything());
  },
};

export const PageWithoutAnEntryOfItsOwn: Story = {
  tags: ["check"],
  globals: { viewport: { value: "desktop" } },
  args: {
    entries: [
      { href: "/home", label: "Home", icon: <Icon icon={House} /> },
      { href: "/templates", label: "Templates", icon: <Icon icon={House} />, isParent: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Templates" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  },
};

export const Dark: Story = { ...Playground, globals: { theme: "dark", viewport: { value: "desktop" } } };

export const ForAForm: Story = {
  tags: ["check"],
  args: { width: "form", children: <PageHeader title="Send money" lead="Available €12,480.35" /> },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const { paddingLeft, paddingRight } = getComputedStyle(canvas.getByRole("main"));
    const inside = canvas.getByRole("main").clientWidth - parseInt(paddingLeft) - parseInt(paddingRight);
    await expect(inside).toBe(560);
  },
};

export const WideOnAWideScreen: Story = {
  tags: ["check"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("main")).maxInlineSize).toBe("1620px");
  },
};

export const TopBarCoversNothingThatHasFocus: Story = {
  tags: ["check"],
  globals: { viewport: { value: "desktop" } },
  args: {
    children: Array.from({ length: 60 }, (_, nth) => (
      <p key={nth}>
        <a href={`#${nth}`}>{`Line ${nth}`}</a>
      </p>
    )),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("banner");
    const link = canvas.getByRole("link", { name: "Line 20" });
    link.scrollIntoView({ block: "center" });
    scrollBy(0, link.getBoundingClientRect().top - 8);
    await expect(bar.getBoundingClientRect().top).toBe(0);
    await expect(link.getBoundingClientRect().top).toBeLessThan(bar.offsetHeight);
    link.focus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(bar.offsetHeight));
  },
};

export const TopBarOnAPhoneCoversNothingThatHasFocus: Story = {
  tags: ["check"],
  ...TopBarCoversNothingThatHasFocus,
  globals: { viewport: { value: "phone" } },
};

export const LeavesModifiedClicksToTheBrowser: Story = {
  tags: ["check"],
  globals: { viewport: { value: "desktop" } },
  args: { entries: [{ href: "#send", label: "Send", icon: <Icon icon={ArrowUpRight} /> }] },
  play: async ({ canvas, args }) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    canvas.getByRole("link", { name: "Send" }).addEventListener("click", (event) => event.preventDefault());
    canvas.getByRole("link", { name: "Send" }).dispatchEvent(click);
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

export const BarOnAPhone: Story = {
  tags: ["check"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole("navigation", { name: "Quick menu" });
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(within(bar).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expect(within(bar).getByRole("link", { name: "Chat 2 new" })).toBeVisible();
    await userEvent.click(within(bar).getByRole("link", { name: "Send" }));
    await expect(args.onNavigate).toHaveBeenCalledWith("/send", expect.anything());
  },
};

export const BarOnAPhoneDark: Story = {
  tags: ["check"],
  ...BarOnAPhone,
  globals: { theme: "dark", viewport: { value: "phone" } },
};

export const MenuOnAPhone: Story = {
  tags: ["check"],
  globals: { viewport: { value: "phone" } },
  parameters: { proves: ["2.2-1"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("navigation", { name: "Main menu" })).toBeNull();
    const opener = canvas.getByRole("button", { name: "Open menu" });
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: "Main menu" });
    await waitFor(() => standsStill(drawer));
    await expect(drawer.getBoundingClientRect()).toMatchObject({ left: 0, bottom: window.innerHeight });
    await userEvent.click(canvas.getByRole("link", { name: "Templates" }));
    await expect(args.onNavigate).toHaveBeenCalledWith("/payment_templates", expect.anything());
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const DrawerOpen: Story = {
  tags: ["check"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const drawer = await screen.findByRole("dialog", { name: "Main menu" });
    await waitFor(() => standsStill(drawer));
    await expect(canvas.getByRole("button", { name: "Close menu" })).toHaveFocus();
  },
};

export const DrawerOpenDark: Story = {
  tags: ["check"],
  ...DrawerOpen,
  globals: { theme: "dark", viewport: { value: "phone" } },
};

export const ScrimClosesTheDrawer: Story = {
  tags: ["check"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    await userEvent.click(canvas.getByRole("dialog"));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

export const SkipLink: Story = {
  tags: ["check"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(window.location.hash).toBe("");
  },
};

export const DrawerOnATablet: Story = {
  tags: ["check"],
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const drawer = await screen.findByRole("dialog", { name: "Main menu" });
    await waitFor(() => standsStill(drawer));
    await expect(drawer.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: 300 });
  },
};

export const LanguageMovesToTheDrawer: Story = {
  tags: ["check"],
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "LV, latviešu" })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(320);
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const language = canvas.getByRole("button", { name: "LV, latviešu" });
    await waitFor(() => expect(language).toBeVisible());
  },
};

export const LanguageMovesToTheSheet: Story = {
  tags: ["check"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "LV, latviešu" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const language = canvas.getByRole("button", { name: "LV, latviešu" });
    await waitFor(() => expect(language).toBeVisible());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    entries: [
      {
        href: "#long",
        label: "Zahlungsauftragsbestätigungsnummernverzeichnis",
        icon: <Icon icon={FileText} />,
        isCurrent: true,
      },
    ],
    children: <PageHeader title="Zahlungsauftragsbestätigungsnummernverzeichnis" />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBe(320);
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const drawer = canvas.getByRole("dialog");
    await expect(drawer.scrollWidth).toBe(drawer.clientWidth);
  },
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <AppShell {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
